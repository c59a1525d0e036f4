/** Below this share of liquidity that can be withdrawn, in basis points, nobody can empty a pool alone. */
export const freeLiquidityBps = 1_000
