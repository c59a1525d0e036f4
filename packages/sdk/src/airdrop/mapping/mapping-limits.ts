/**
 * Limits of a mapping of an old token to a new one (P-06). The contracts hold the same values under their own names;
 * `mappings-on-chain.integration.test.ts` meets each of them at its bound. Times are seconds, amounts base units.
 */
export const mappingLimits = {
  /** It runs for five minutes at least. */
  minSeconds: 300,
  /** 100 000 000 minutes; catches milliseconds. */
  maxSeconds: 6_000_000_000,
  /** New base units for `rateScale` old ones. */
  rateMax: 2n ** 128n - 1n,
  rateScale: 10n ** 18n,
  /** Sums of one mapping fit the reserves of exchanges. */
  amountMax: 2n ** 112n - 1n,
  /** Bytes of the key of what the project says about itself. */
  keyBytesMax: 512,
  /** What a form starts from. */
  usualSeconds: 30 * 86_400,
} as const
