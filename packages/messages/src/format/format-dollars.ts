import { getLocale } from '../locale.ts'
import type { Locale } from '../locale-names.ts'
import { decimalText } from './decimal-text.ts'

const CENT_MICRO = 10_000n
const DOLLAR_MICRO = 1_000_000n
const MILLION_MICRO = 1_000_000_000_000n
const MICRO_DECIMALS = 6

/** Digits after the point, and whether large figures are shortened: cents are enough for what is worth a dollar. */
function precisionOf(micro: bigint) {
  if (micro < CENT_MICRO) return { maximumFractionDigits: MICRO_DECIMALS }
  if (micro < DOLLAR_MICRO) return { maximumFractionDigits: 4 }
  if (micro < MILLION_MICRO) return { maximumFractionDigits: 2 }
  return { maximumFractionDigits: 2, notation: 'compact' } as const
}

/**
 * Dollars for people: cut, never rounded up; less than a millionth of one reads `<US$0.000001`.
 * @param microDollars millionths of a dollar
 * @param isNothing whether what is worth less than a millionth is worth nothing at all
 */
export function formatDollars(
  microDollars: bigint,
  isNothing = false,
  locale: Locale = getLocale(),
): string {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 0,
    roundingMode: 'trunc',
    ...precisionOf(microDollars),
  })
  if (microDollars === 0n && !isNothing) return `<${money.format(decimalText(1n, MICRO_DECIMALS))}`
  return money.format(decimalText(microDollars, MICRO_DECIMALS))
}
