import { describe, expect, it } from 'vitest'
import { findRegion } from './find-region.ts'
import { openCountryDatabase } from './open-country-database.ts'

const rules = { restrictedCountries: ['CN'], localCountry: undefined }

describe('openCountryDatabase', () => {
  it('finds countries of both address families in the bundled database', async () => {
    const find = await openCountryDatabase(undefined, () => undefined)
    expect(find('114.114.114.114')).toBe('CN')
    expect(find('193.0.6.139')).toBe('NL')
    expect(find('240e::1')).toBe('CN')
    expect(findRegion('114.114.114.114', find, rules)).toEqual({
      restricted: true,
      country: 'CN',
      source: 'database',
    })
  })

  it('fails for every address when the file is missing, and says why once', async () => {
    const errors: unknown[] = []
    const find = await openCountryDatabase('/nowhere.mmdb', (error) => errors.push(error))
    expect(errors).toHaveLength(1)
    expect(findRegion('193.0.6.139', find, rules)).toEqual({
      restricted: true,
      country: null,
      source: 'unknown',
    })
  })
})
