/** Limits of launches, openings and locks of liquidity (S-37; specification, sections 5 and 9). The contracts hold the same. */
export const launchLimits = {
  /** Most of either amount that bringing a crooked pool to the stated price may cost, in basis points. */
  repairMaxBps: 1_000n,
  /** First buys of the team in one launch. */
  purchasesMax: 20,
  openingMinSeconds: 10n,
  openingMaxSeconds: 3_600n,
  /** By how much the worst price of an opening lies below that of its whole cap, in basis points. */
  openingSlackBps: 100n,
  /** Base units that an opening buys at its cap: of fewer, one that is rounded away is money (P-14). */
  openingMinUnits: 1_000_000_000n,
  /** Five minutes. */
  lockMinSeconds: 300n,
  /** 100 000 000 minutes. */
  lockMaxSeconds: 6_000_000_000n,
  /** The unlock time that never comes. */
  lockForever: 2n ** 40n - 1n,
  /** Stands for "burn the liquidity" in a launch. */
  burnLiquidity: 0n,
} as const
