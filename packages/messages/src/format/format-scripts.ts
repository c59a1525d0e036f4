import { getLocale } from '../locale.ts'
import type { Locale } from '../locale-names.ts'

/**
 * Names of scripts in a sentence: `Cyrillic and Latin`.
 * @param codes of ISO 15924; one that nobody has named stands as it is.
 */
export function formatScripts(codes: readonly string[], locale: Locale = getLocale()): string {
  const names = new Intl.DisplayNames(locale, { type: 'script' })
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code))
}
