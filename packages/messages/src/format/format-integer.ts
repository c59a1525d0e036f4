import type { Locale } from '../../generated/messages.js'
import { getLocale } from '../../generated/runtime.js'

/** A whole number grouped by the reader's language: `1,234,567`. */
export function formatInteger(value: bigint | number, locale: Locale = getLocale()): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value)
}
