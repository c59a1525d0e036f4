import { formatAmount, m } from '@slipway/messages'
import { calculatePoolReach } from '@slipway/sdk/airdrop/mapping/mapping-math'
import type { MappedToken, Mapping } from '@slipway/sdk/airdrop/mapping/types'

/** An amount of a token in full. */
export function amountIn(token: Pick<MappedToken, 'symbol' | 'decimals'>, units: bigint): string {
  const { symbol, decimals } = token
  return formatAmount(units, decimals, { symbol, maximumFractionDigits: decimals })
}

/** How far a pool reaches is a figure to judge by: its last units say nothing, and are cut. */
const REACH_DIGITS = 6

/** Old tokens that a pool is enough for. */
export function reachText(
  origin: Pick<MappedToken, 'symbol' | 'decimals'>,
  pool: bigint,
  rate: bigint,
): string {
  const { symbol, decimals } = origin
  const maximumFractionDigits = Math.min(decimals, REACH_DIGITS)
  return formatAmount(calculatePoolReach(pool, rate), decimals, { symbol, maximumFractionDigits })
}

/** Digits behind the point that a rate can have beyond those of the tokens. */
const RATE_DIGITS = 18

/** New tokens for one old token, exactly as agreed. */
export function rateText({
  rate,
  origin,
  target,
}: Pick<Mapping, 'rate'> & {
  origin: Pick<MappedToken, 'symbol' | 'decimals'>
  target: Pick<MappedToken, 'symbol' | 'decimals'>
}): string {
  const digits = RATE_DIGITS + target.decimals - origin.decimals
  const units = digits < 0 ? rate * 10n ** BigInt(-digits) : rate
  const shown = Math.max(0, digits)
  const worth = formatAmount(units, shown, { symbol: target.symbol, maximumFractionDigits: shown })
  return m.mapping_rate_value({ old: origin.symbol, worth })
}
