/** Limits of trades; the usual values fill an untouched form. */
export const tradeLimits = {
  /** How far the price may move before a trade is mined, unless another part is typed; in basis points. */
  usualSlippageBps: 100n,
  slippageMaxBps: 5_000n,
  /** Beyond it whoever trades is warned, and the next trade begins with the usual one. */
  slippageWarnBps: 500n,
  /** From here on a price that is worse than the pool's own is warned of, in basis points. */
  impactWarnBps: 500,
  /** From here on it is called very bad. */
  impactHighBps: 1_500,
  /** Pools that are asked for one trade; each costs the node a simulation. */
  mostRoutes: 4,
  /** Below this many base units rounding would look like a tax. */
  smallestMeasured: 10_000n,
} as const
