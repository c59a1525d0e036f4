import { getLocale } from '../locale.ts'
import type { Locale } from '../locale-names.ts'

/** Making one takes longer than a hundred numbers: a page shows thousands. */
const formats = new Map<Locale, Intl.NumberFormat>()

/** A whole number grouped by the reader's language: `1,234,567`. */
export function formatInteger(value: bigint | number, locale: Locale = getLocale()): string {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  formats.set(locale, known)
  return known.format(value)
}
