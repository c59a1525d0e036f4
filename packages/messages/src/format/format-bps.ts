import { getLocale } from '../locale.ts'
import type { Locale } from '../locale-names.ts'

/** Basis points (10 000 = 100 %) as a percentage: `2000n` is `20%`, `1n` is `0.01%`. */
export function formatBps(bps: bigint | number, locale: Locale = getLocale()): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    Number(bps) / 10_000,
  )
}
