/**
 * Limits of collections and their sales. The contracts hold the same values in `NftSaleBounds`, and a test compares the two.
 * Times are seconds, ratios basis points, prices base units.
 */
export const nftLimits = {
  totalMax: 1_000_000,
  /** What one transaction mints. */
  atOnceMax: 500,
  feeMax: 2n ** 96n - 1n,
  /** Bytes of name and symbol. */
  nameMaxBytes: 64,
  /** Bytes of a URI or a key. */
  textMaxBytes: 512,
  royaltyMaxBps: 1_000,
  /** Shortest phase of a sale. */
  minSeconds: 300,
  /** 100 000 000 minutes; catches milliseconds (P-06). */
  maxSeconds: 6_000_000_000,
} as const
