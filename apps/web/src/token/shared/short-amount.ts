import { formatAmount } from '@slipway/messages'

/** Digits behind the point that still say something beside a whole part of this size. */
function usefulDigits(whole: bigint): number {
  if (whole >= 1_000n) return 2
  return whole >= 1n ? 4 : 8
}

/**
 * An amount for reading at a glance: as many digits as its size deserves. What is signed is shown in full instead.
 * @param rounding `up` for a least amount, so that whoever types what they read is not refused
 */
export function shortAmount(
  units: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol?: string },
  rounding: 'down' | 'up' = 'down',
): string {
  const digits = usefulDigits(units / 10n ** BigInt(decimals))
  const step = 10n ** BigInt(Math.max(0, decimals - digits))
  const shown = rounding === 'up' ? ((units + step - 1n) / step) * step : units
  return formatAmount(shown, decimals, {
    maximumFractionDigits: digits,
    ...(symbol !== undefined && { symbol }),
  })
}
