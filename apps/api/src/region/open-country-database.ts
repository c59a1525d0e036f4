import { createRequire } from 'node:module'
import { type CountryResponse, open, type Reader } from 'maxmind'
import type { FindCountry } from './find-region.ts'

/** The bundled database stores the bare code, MaxMind's own format nests it. */
type CountryRecord = CountryResponse & { country_code?: string }

/**
 * Opens the country database: the bundled public-domain one, or any file in MaxMind's format.
 *
 * @param file path of another database; undefined: the bundled one
 * @returns the look-up; when the file cannot be opened, a look-up that always fails, so that every visitor
 *   counts as restricted instead of none
 */
export async function openCountryDatabase(
  file: string | undefined,
  onError: (error: unknown) => void,
): Promise<FindCountry> {
  const bundled = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'
  let reader: Reader<CountryRecord>
  try {
    reader = await open<CountryRecord>(file ?? createRequire(import.meta.url).resolve(bundled))
  } catch (error) {
    onError(error)
    return () => {
      throw error
    }
  }
  return (address) => {
    const found = reader.get(address)
    return found?.country_code ?? found?.country?.iso_code
  }
}
