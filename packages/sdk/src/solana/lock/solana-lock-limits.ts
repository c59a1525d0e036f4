/**
 * Limits of locks on Solana: those of the EVM networks, in the program's 64 bits. The program holds the same values under
 * its own names. Times are unix seconds, ratios basis points.
 */
export const solanaLockLimits = {
  /** Five minutes. */
  minSeconds: 300,
  /** 100 000 000 minutes; catches milliseconds. */
  maxSeconds: 6_000_000_000,
  /** The unlock time that never comes. */
  forever: 2 ** 40 - 1,
  /** A whole, in basis points. */
  wholeBps: 10_000,
  /** Base units: the token programs count in 64 bits. */
  amountMax: 2n ** 64n - 1n,
  /** Where nobody says when the first part comes: so far ahead, time enough to read the review and to sign. */
  promptSeconds: 1_800,
} as const
