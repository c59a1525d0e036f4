import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const least = { DATABASE_URL: 'postgres://localhost/slipway' }
const restricted = (environment: NodeJS.ProcessEnv) =>
  readConfig({ ...least, ...environment }).regionRules.restrictedCountries

test('the country of the specification is restricted unless the operator says otherwise', () => {
  expect(restricted({})).toEqual(['CN'])
  expect(restricted({ SLIPWAY_RESTRICTED_COUNTRIES: 'AA, BB' })).toEqual(['AA', 'BB'])
  expect(restricted({ SLIPWAY_RESTRICTED_COUNTRIES: '' })).toEqual([])
  expect(() => restricted({ SLIPWAY_RESTRICTED_COUNTRIES: 'china' })).toThrow()
})

test('this machine has a country only where somebody set one, and none while developing', () => {
  expect(readConfig(least).regionRules.localCountry).toBeUndefined()
  expect(readConfig({ ...least, SLIPWAY_DEVELOPMENT: '1' }).regionRules.localCountry).toBe('none')
  expect(readConfig({ ...least, SLIPWAY_LOCAL_COUNTRY: 'CN' }).regionRules.localCountry).toBe('CN')
})

test('absent lists are empty', () => {
  expect(readConfig(least)).toMatchObject({ allowedOrigins: [], trustedProxies: [] })
})
