/** Limits of airdrops of claims; the factory holds the same under its own names. Times in seconds, ratios in basis points. */
export const claimsLimits = {
  /** Five minutes after the last release. */
  minSeconds: 300,
  /** 100 000 000 minutes; catches milliseconds (P-06). */
  maxSeconds: 6_000_000_000,
  wholeBps: 10_000,
  /** What a list adds up to at most, in base units. */
  totalMax: 2n ** 112n - 1n,
  /** Bytes of a key. */
  keyBytesMax: 512,
  /** Entries that one claim pays at most, so that it fits into any block. */
  claimEntriesMax: 40,
} as const
