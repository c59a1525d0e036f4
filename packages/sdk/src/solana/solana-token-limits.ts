/**
 * Limits of a token on Solana. Name, symbol and link have those of the Metaplex metadata standard, which wallets and
 * explorers were made for; with the longest of each, a creation still fits into one packet.
 */
export const solanaTokenLimits = {
  /** Bytes of UTF-8 in a name. */
  nameMaxBytes: 32,
  /** Bytes of UTF-8 in a symbol. */
  symbolMaxBytes: 10,
  /** Bytes of UTF-8 in the link to the token's metadata. */
  uriMaxBytes: 200,
  decimalsMax: 9,
  /** Base units: the program counts in 64 bits. */
  supplyMaxBaseUnits: 2n ** 64n - 1n,
  /** Base units of a fee that has no other bound than its rate: the largest amount of 64 bits. */
  unboundedFee: 2n ** 64n - 1n,
  /** Part of a transfer that a token may keep back, in basis points: 25 %. The program itself allows all of it. */
  transferTaxMaxBps: 2_500n,
} as const
