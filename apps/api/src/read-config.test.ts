import { expect, test } from 'vitest'
import { ApiConfigError } from './api-config-error.ts'
import { readConfig, readServerConfig } from './read-config.ts'

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

test('an API that strangers reach is told which proxies stand before it, be it none', () => {
  const proxies = (environment: NodeJS.ProcessEnv) =>
    readServerConfig({ ...least, ...environment }).trustedProxies
  const open = { HOST: '0.0.0.0' }
  expect(() => proxies(open)).toThrow(ApiConfigError)
  expect(() => proxies({ ...open, SLIPWAY_TRUSTED_PROXIES: '' })).toThrow('"none"')
  expect(proxies({ ...open, SLIPWAY_TRUSTED_PROXIES: 'none' })).toEqual([])
  expect(proxies({ ...open, SLIPWAY_TRUSTED_PROXIES: '10.0.0.0/8' })).toEqual(['10.0.0.0/8'])
  expect(proxies({ ...open, SLIPWAY_DEVELOPMENT: '1' })).toEqual([])
  expect(proxies({ HOST: '::1' })).toEqual([])
  // A backup or an operator's command beside the server reaches nobody.
  expect(readConfig({ ...least, ...open }).trustedProxies).toEqual([])
})

test('its end is announced in production, and at once while developing', () => {
  const notice = (environment: NodeJS.ProcessEnv) =>
    readConfig({ ...least, ...environment }).drainNoticeMs
  expect(notice({})).toBe(5_000)
  expect(notice({ SLIPWAY_DEVELOPMENT: '1' })).toBe(0)
  expect(notice({ SLIPWAY_DRAIN_NOTICE_MS: '0' })).toBe(0)
})

test('files that no row names are looked for every hour, and go after two days', () => {
  const prune = (environment: NodeJS.ProcessEnv) =>
    readConfig({ ...least, ...environment }).files.prune
  const day = 86_400_000
  expect(prune({})).toEqual({ pauseMs: 3_600_000, terms: { ageMs: day, restMs: day } })
  expect(prune({ SLIPWAY_FILES_PRUNE_MINUTES: '0' }).pauseMs).toBe(0)
  expect(() => prune({ SLIPWAY_FILES_PRUNE_AGE_HOURS: '0' })).toThrow()
})

test('a bucket needs both of its keys, and no IPFS node beside it', () => {
  const bucket = { SLIPWAY_S3_URL: 'https://storage.example/files/' }
  const keys = { SLIPWAY_S3_ACCESS_KEY: 'slipway', SLIPWAY_S3_SECRET_KEY: 'keep this' }
  const read = (environment: NodeJS.ProcessEnv) => readConfig({ ...least, ...environment })
  expect(read({}).files.s3).toBeUndefined()
  expect(read({ ...bucket, ...keys }).files.s3).toMatchObject({
    url: 'https://storage.example/files',
    region: 'us-east-1',
  })
  expect(() => read(bucket)).toThrow(ApiConfigError)
  expect(() => read({ ...bucket, ...keys, SLIPWAY_IPFS_API: 'http://ipfs:5001' })).toThrow(
    ApiConfigError,
  )
})

test('processes count alone unless there is a Redis', () => {
  expect(readConfig(least).redisUrl).toBeUndefined()
  const url = 'rediss://:secret@redis:6379'
  expect(readConfig({ ...least, SLIPWAY_REDIS_URL: url }).redisUrl).toBe(url)
  expect(() => readConfig({ ...least, SLIPWAY_REDIS_URL: 'redis:6379' })).toThrow()
})
