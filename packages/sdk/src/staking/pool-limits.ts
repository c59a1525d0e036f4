const SECONDS_A_DAY = 86_400

/**
 * Limits of staking pools (specification, sections 3 and 5; P-06, P-28). The contracts hold the same values under their own
 * names, and a test compares the two. Times are seconds, ratios basis points, amounts base units.
 */
export const poolLimits = {
  /** Rewards run five minutes at least. */
  minSeconds: 300,
  /** Ten years; catches milliseconds. */
  maxSeconds: 3_650 * SECONDS_A_DAY,
  /** Four years. */
  lockMaxSeconds: 1_460 * SECONDS_A_DAY,
  /** Of the rewards, for inviters. */
  inviteMaxBps: 5_000,
  /** What is staked together; and all rewards together with what inviters get of them. */
  amountMax: 2n ** 112n - 2n,
  /** Longest time for which a limit can hold: as good as for ever. */
  limitMaxSeconds: 2 ** 32 - 1,
  /** A whole, in basis points. */
  wholeBps: 10_000,
  /** Bytes of the key of what the project says. */
  keyMaxBytes: 512,
  /** What a form starts from. */
  usualSeconds: 30 * SECONDS_A_DAY,
} as const

/** Limits of what a project says about its pool, which no contract sees. */
export const poolInfoLimits = {
  nameMaxCharacters: 64,
  rulesMaxCharacters: 3_000,
  linkMaxCharacters: 256,
} as const
