const SECONDS_A_DAY = 86_400

/**
 * Limits of locks (specification, sections 5 and 9; P-06). The contracts hold the same values under their own names, and a
 * test compares the two. Times are unix seconds, ratios basis points, amounts base units.
 */
export const lockLimits = {
  /** Five minutes. */
  minSeconds: 300,
  /** 100 000 000 minutes; catches milliseconds. */
  maxSeconds: 6_000_000_000,
  /** The unlock time that never comes. */
  forever: 2 ** 40 - 1,
  /** A whole, in basis points. */
  wholeBps: 10_000,
  /** One token's locks together. */
  tokenAmountMax: 2n ** 112n - 1n,
  /** One LP token's locks together. */
  liquidityAmountMax: 2n ** 96n - 1n,
  /**
   * Where nobody says when the first part comes: so far ahead, time enough to read the review and to sign. The contract
   * wants `minSeconds` when it is asked.
   */
  promptSeconds: 1_800,
  /** Locks in one list, over all its transactions. */
  listRowsMax: 2_000,
  /** A form warns of a lock that is shorter. */
  warnBelowSeconds: 30 * SECONDS_A_DAY,
  /** What a form starts from. */
  usualSeconds: 180 * SECONDS_A_DAY,
} as const

/** The unlock time that never comes, as contracts take it. */
export const lockForever = BigInt(lockLimits.forever)
