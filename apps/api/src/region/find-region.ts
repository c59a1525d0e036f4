import { isPrivateAddress } from '../http/client-address.ts'
import type { REGION_SOURCES } from './schemas.ts'

/** Finds the country of an address; undefined when the database has none, throws when it cannot be read. */
export type FindCountry = (address: string) => string | undefined

export interface RegionRules {
  /** ISO codes whose visitors see the notice: `SLIPWAY_RESTRICTED_COUNTRIES` (`read-config.ts`) */
  restrictedCountries: readonly string[]
  /**
   * Country of loopback and private addresses: a code, `none` for "not restricted", undefined for "not set",
   * which counts as a failed look-up (settled S-05).
   */
  localCountry: string | undefined
}

export interface Region {
  restricted: boolean
  country: string | null
  source: (typeof REGION_SOURCES)[number]
}

const UNKNOWN: Region = { restricted: true, country: null, source: 'unknown' }

/**
 * Decides about one address. Any failure counts as restricted (specification section 6, settled S-05).
 *
 * @param address the visitor's address; undefined when it could not be read
 */
export function findRegion(
  address: string | undefined,
  findCountry: FindCountry,
  rules: RegionRules,
): Region {
  if (!address) return UNKNOWN
  const isRestricted = (country: string) => rules.restrictedCountries.includes(country)
  if (isPrivateAddress(address)) {
    if (rules.localCountry === undefined) return UNKNOWN
    if (rules.localCountry === 'none') {
      return { restricted: false, country: null, source: 'configured' }
    }
    return {
      restricted: isRestricted(rules.localCountry),
      country: rules.localCountry,
      source: 'configured',
    }
  }
  try {
    const country = findCountry(address)
    if (!country) return UNKNOWN
    return { restricted: isRestricted(country), country, source: 'database' }
  } catch {
    return UNKNOWN
  }
}
