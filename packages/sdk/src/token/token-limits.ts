/**
 * Limits of a token (specification, sections 5 and 9; S-39). The contracts hold the same values under their own
 * names, and a test compares the two.
 */
export const tokenLimits = {
  /** Bytes of UTF-8 in a name. */
  nameMaxBytes: 64,
  /** Bytes of UTF-8 in a symbol. */
  symbolMaxBytes: 32,
  /** Bytes of UTF-8 in the link to the token's metadata (ERC-7572). */
  uriMaxBytes: 512,
  decimalsMax: 18,
  /** Decimals that a very large supply may have at most. */
  decimalsMaxForLargeSupply: 9,
  /** Base units from which a supply counts as very large: a Uniswap V2 reserve holds 112 bits. */
  supplyMaxBaseUnits: 2n ** 112n - 1n,
  /** Seconds between two mintings at least: 3 days. */
  mintCooldownMinSeconds: 259_200n,
  /** Seconds between two mintings at most: 36 500 days; catches milliseconds. */
  mintCooldownMaxSeconds: 3_153_600_000n,
  /** Share of the supply that one minting may add at most, in basis points: 20 %. */
  mintMaxBps: 2_000n,
} as const
