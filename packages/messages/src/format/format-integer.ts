import { getLocale } from '../locale.ts'
import type { Locale } from '../locale-names.ts'

/** A whole number grouped by the reader's language: `1,234,567`. */
export function formatInteger(value: bigint | number, locale: Locale = getLocale()): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value)
}
