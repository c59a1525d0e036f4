import { minFairTokenUnits } from '../shared/min-fair-token-units.ts'

/**
 * Limits of a presale (specification, sections 5 and 9; S-50 to S-57). The contracts hold the same values under their own
 * names (`PresaleLimits`), and a test compares the two. Ratios are basis points, times seconds.
 */
export const presaleLimits = {
  /** A presale starts more than five minutes ahead. */
  startLeadSeconds: 300n,
  /** A presale ends within ten years; catches milliseconds. */
  endAheadMaxSeconds: 315_360_000n,
  /** Five minutes. */
  lockMinSeconds: 300n,
  /** 100 000 000 minutes. */
  lockMaxSeconds: 6_000_000_000n,
  liquidityMinBps: 5_100n,
  liquidityMaxBps: 10_000n,
  /** The soft cap is at least this part of the hard cap. */
  softCapMinBps: 5_000n,
  vestFirstMaxBps: 10_000n,
  vestPercentMaxBps: 10_000n,
  vestCycleMinSeconds: 60n,
  /** Ten years. */
  vestCycleMaxSeconds: 315_360_000n,
  /** Most of the owner's part that mending the pool's price may cost (S-55). */
  repairMaxBps: 1_000n,
  /** Most that a round trip through the pool may be declared to lose. */
  declaredTaxMaxBps: 5_000n,
  /** Base units that the books of a presale, and a Uniswap V2 reserve, can count. */
  amountMax: 2n ** 112n - 1n,
  /** Of a rate, scaled by 1e18. */
  rateMax: 2n ** 176n - 1n,
  minFairTokenUnits,
  /** Liquidity, the root of both sides' product: a smaller pool cannot hold a price. */
  poolLiquidityMin: 1_000_000n,
  /** Base units of either side: of fewer, one that is rounded away moves the price. */
  poolSideMin: 10_000n,
  /** Liquidity that a lock can count. */
  poolLiquidityMax: 2n ** 96n - 1n,
  /** Addresses in one call of `setWhitelist`. */
  listMax: 500,
  inviterLevelsMax: 3,
  /** Of a private presale, which has no pool to leave a rest. */
  privateInviterMaxBps: 1_000n,
  /** How far ahead the end stays when times are moved while there are contributions. */
  noticeMinSeconds: 3_600n,
  /** What a forced refund costs while the presale is open: 10 %. */
  exitFeeBps: 1_000n,
  /** Leaving for the fee is closed so long before the end. */
  exitClosedSeconds: 900n,
  /** After the end only the owner finishes, for so long. */
  ownerGraceSeconds: 86_400n,
  /** So long after the end nobody finishes any more: refunds only. */
  lapseSeconds: 604_800n,
} as const

/** Limits of what is told about a presale, which no contract sees (specification, section 5). */
export const presaleInfoLimits = {
  nameMaxCharacters: 64,
  descriptionMaxCharacters: 3_000,
  linkMaxCharacters: 256,
} as const
