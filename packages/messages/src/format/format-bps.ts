import { getLocale } from '../locale.ts'
import type { Locale } from '../locale-names.ts'

const whole = 10_000

/**
 * Basis points (10 000 = 100 %) as a percentage: `2000n` is `20%`, `1n` is `0.01%`. What is more than nothing never reads as
 * nothing but as `<0.01%`, and what is not the whole never as all of it.
 */
export function formatBps(bps: bigint | number, locale: Locale = getLocale()): string {
  const numbers = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const value = Number(bps)
  if (value > 0 && value < 1) return `<${numbers.format(1 / whole)}`
  return numbers.format((value < whole ? Math.min(value, whole - 1) : value) / whole)
}
