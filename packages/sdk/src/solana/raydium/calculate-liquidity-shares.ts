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

/** Who can take a pool's liquidity out, in basis points of it; together 10 000, or 0 where there is none. */
export interface LiquidityShares {
  readonly burnedBps: number
  readonly lockedBps: number
  /** Neither burned nor locked forever. Rounded up: it is 0 only where nobody can withdraw anything. */
  readonly withdrawableBps: number
}

const whole = 10_000n

/** Divides a pool's liquidity into what is gone, what is locked forever, and what somebody can withdraw. */
export function calculateLiquidityShares(tokens: LiquidityTokens): LiquidityShares {
  const { lpSupply, minted, dead, locked } = tokens
  if (lpSupply <= 0n) return { burnedBps: 0, lockedBps: 0, withdrawableBps: 0 }
  const within = (part: bigint) => (part < 0n ? 0n : part < lpSupply ? part : lpSupply)
  const bpsOf = (part: bigint) => Number((part * whole) / lpSupply)
  const safeBps = bpsOf(lpSupply - within(minted - dead - locked))
  const lockedBps = Math.min(bpsOf(within(locked)), safeBps)
  return { burnedBps: safeBps - lockedBps, lockedBps, withdrawableBps: Number(whole) - safeBps }
}
