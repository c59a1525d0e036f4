/**
 * Limits of airdrops on Solana: those of the EVM networks, in the program's 64 bits. The program holds the same values under
 * its own names. Times are seconds, ratios basis points.
 */
export const solanaAirdropLimits = {
  /** Five minutes after the last release. */
  minSeconds: 300,
  /** 100 000 000 minutes; catches milliseconds. */
  maxSeconds: 6_000_000_000,
  /** A whole, in basis points. */
  wholeBps: 10_000,
  entriesMax: 200_000,
  /** Base units: the token programs count in 64 bits. */
  amountMax: 2n ** 64n - 1n,
  /** Bytes of the key that names the list's file. */
  listKeyBytes: 64,
  /** Bytes by which an account grows in one instruction at most. */
  growthBytes: 10_240,
  /** Extensions that a transaction has room for: it may call programs 64 times. */
  extensionsAtOnce: 25,
  /** Extensions that are sure to fit behind a creation: those of 10 000 entries in parts. */
  extensionsAtCreation: 7,
} as const
