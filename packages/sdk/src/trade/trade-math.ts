import type { LiquidityPool } from '../liquidity/liquidity-pool.ts'
import { shareBps } from '../shared/share-bps.ts'
import type { TradeInput } from './types.ts'

const BPS = 10_000n

/**
 * How much less a trade brings than the pool's own price, in basis points: what it moves the price itself, and the
 * exchange's fee. What the token keeps is another matter.
 */
export function calculateImpactBps(
  { side, amount }: Pick<TradeInput, 'side' | 'amount'>,
  { depth }: Pick<LiquidityPool, 'depth'>,
  expected: bigint,
): number {
  const [given, taken] = side === 'buy' ? [depth.quote, depth.token] : [depth.token, depth.quote]
  if (given === 0n) return 0
  // Of a few base units rounding takes most; it is no impact of theirs.
  const atPrice = (amount * taken) / given
  if (atPrice === 0n || expected >= atPrice) return 0
  return shareBps(atPrice - expected, atPrice)
}

/** The least that is accepted where the price may move by a part: never a unit less than that. */
export const calculateTradeLeast = (received: bigint, slippageBps: bigint): bigint =>
  (received * (BPS - slippageBps) + BPS - 1n) / BPS

/**
 * What must arrive at least, when a trade is prepared anew before it is signed. What was reviewed stands while it can be
 * kept; a price that has fallen below it, or risen far above it, asks again.
 * @param least by the newest price
 * @param received what would arrive by it
 */
export function keepReviewedLeast(
  reviewed: bigint | undefined,
  least: bigint,
  received: bigint,
): bigint {
  if (reviewed === undefined) return least
  const allowed = received - least
  const isKept = reviewed <= received && received - reviewed <= 2n * allowed
  return isKept ? reviewed : least
}
