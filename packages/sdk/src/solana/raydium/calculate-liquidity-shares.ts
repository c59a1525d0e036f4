import { shareBps } from '../../shared/share-bps.ts'
import { smaller } from '../../shared/smaller.ts'

/** LP tokens of one pool. */
export interface LiquidityTokens {
  /** That the pool counts: they share its reserves. */
  readonly lpSupply: bigint
  /** That exist: burning one takes it away here, and leaves the pool's count as it is. */
  readonly minted: bigint
  /** Of those that exist, at addresses from which nobody can withdraw. */
  readonly dead: bigint
  /** Of those that exist, in Raydium's lock program. */
  readonly locked: bigint
}

/**
 * Who can take a pool's liquidity out, in basis points of it, their fractions included (`shareBps`); together 10 000, or 0
 * where there is none.
 */
export interface LiquidityShares {
  readonly burnedBps: number
  readonly lockedBps: number
  /** Neither burned nor locked forever: it is 0 only where nobody can withdraw anything. */
  readonly withdrawableBps: number
}

/** Divides a pool's liquidity into what is gone, what is locked forever, and what somebody can withdraw. */
export function calculateLiquidityShares(tokens: LiquidityTokens): LiquidityShares {
  const { lpSupply, minted, dead, locked } = tokens
  if (lpSupply <= 0n) return { burnedBps: 0, lockedBps: 0, withdrawableBps: 0 }
  const within = (part: bigint) => (part < 0n ? 0n : part < lpSupply ? part : lpSupply)
  const free = within(minted - dead - locked)
  const safe = lpSupply - free
  const kept = smaller(within(locked), safe)
  const bpsOf = (part: bigint) => shareBps(part, lpSupply)
  return { burnedBps: bpsOf(safe - kept), lockedBps: bpsOf(kept), withdrawableBps: bpsOf(free) }
}
