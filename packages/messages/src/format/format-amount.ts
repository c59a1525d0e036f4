import { getLocale } from '../locale.ts'
import type { Locale } from '../locale-names.ts'
import { decimalText } from './decimal-text.ts'

/** How an amount is shown. */
export interface AmountFormat {
  /** Language of separators; the visitor's by default. */
  readonly locale?: Locale
  /** Written behind the number, after a non-breaking space. */
  readonly symbol?: string
  /** Digits after the point at most; all of them by default. */
  readonly maximumFractionDigits?: number
  /** Digits that an amount below one keeps however few are shown after the point: 0.0003858, not 0.0003. */
  readonly significantDigits?: number
  /** `compact` shortens large figures (1.2M, 120万). */
  readonly notation?: 'standard' | 'compact'
  /** `up` for what somebody has to pay, so that nothing is shown cheaper than it is; cut by default. */
  readonly rounding?: 'cut' | 'up'
}

/** The engine's limit (ECMA-402); more digits than this cannot be asked for. */
const mostFractionDigits = 100

/** How many digits after the point are shown. */
function fractionDigits(units: bigint, decimals: number, format: AmountFormat): number {
  const asked = format.maximumFractionDigits ?? decimals
  const length = String(units < 0n ? -units : units).length
  const isSmall = units !== 0n && length <= decimals
  const needed =
    isSmall && format.significantDigits ? decimals - length + format.significantDigits : 0
  return Math.min(Math.max(asked, Math.min(needed, decimals)), mostFractionDigits)
}

/**
 * An amount for people: grouped by the reader's language, cut unless asked otherwise, so that nobody reads more than there is.
 * An amount too small for the digits shown reads `<0.0001`, not `0`.
 * @param units amount in base units (wei).
 * @param decimals decimals of the currency or token.
 */
export function formatAmount(units: bigint, decimals: number, format: AmountFormat = {}): string {
  const { locale = getLocale(), symbol, notation = 'standard' } = format
  const digits = fractionDigits(units, decimals, format)
  const numbers = new Intl.NumberFormat(locale, {
    maximumFractionDigits: notation === 'compact' ? Math.min(digits, 2) : digits,
    roundingMode: format.rounding === 'up' ? 'expand' : 'trunc',
    notation,
  })
  const smallest = decimals > digits ? 10n ** BigInt(decimals - digits) : 1n
  const tooSmall = units > 0n && units < smallest
  const shown = tooSmall
    ? `<${numbers.format(decimalText(smallest, decimals))}`
    : numbers.format(decimalText(units, decimals))
  return symbol ? `${shown}\u00a0${symbol}` : shown
}
