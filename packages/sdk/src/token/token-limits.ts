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
  /** Below 25 %. */
  buyTaxMaxBps: 2_499n,
  /** Below 25 %. */
  sellTaxMaxBps: 2_499n,
  /** Buy and sell tax together: below 50 %. */
  totalTaxMaxBps: 4_999n,
  transferTaxMaxBps: 2_500n,
  addPoolTaxMaxBps: 5_000n,
  removePoolTaxMaxBps: 5_000n,
  /** Blocks after opening in which buyers are blacklisted. */
  killBlocksMax: 10n,
  /** Fresh addresses that a buy sprays dust to. */
  fissionMax: 3n,
  /** A wallet or swap limit is at least this part of the supply, in basis points: 0.1 %. */
  limitMinBps: 10n,
  /** Collected tax that starts a swap-back is at most this part of the supply, in basis points: 1 %. */
  swapThresholdMaxBps: 100n,
  /** Holders need less than this part of the supply to be paid, in basis points: 0.1 %. */
  dividendThresholdBelowBps: 10n,
  dividendIntervalMaxBlocks: 100_000n,
  /** Levels of inviters that a trade pays. */
  rebateLevelsMax: 7,
  /** Rebates of all levels together, in basis points of a trade: the invitation tax of 10 %. */
  rebateMaxBps: 1_000n,
  bindIntervalMaxBlocks: 100n,
  /** Base units of the quote token in one NFT's dividend, and in the amount that starts a payout. */
  nftAmountMax: 2n ** 112n - 1n,
} as const
