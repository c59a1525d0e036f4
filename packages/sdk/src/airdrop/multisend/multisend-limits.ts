/** Limits of lists that are sent. */
export const multisendLimits = {
  /** Recipients of one list: some sixty transactions of tokens. */
  rowsMax: 20_000,
  /** What networks take in one transaction (EIP-7825). */
  transactionGasMax: 16_777_216n,
  /** What a batch aims at: a quarter below, for recipients that cost more than the ones tried. */
  batchGasMax: 12_582_912n,
  /** Of small blocks, a batch takes at most one part in so many. */
  blockShare: 2n,
  /** Sizes of batches, largest first. A few fixed ones: who resumes a list finds out with which it was begun. */
  rowsPerBatch: [400, 300, 250, 200, 150, 100, 70, 50, 35, 25, 15, 10, 5, 2, 1],
  /** Failures that are looked for in one batch, so that they are told together. */
  failuresPerBatch: 10,
} as const

/**
 * Gas of each recipient who has nothing yet, and of a transaction without its recipients. `native` and `token` are what
 * `Multisend` was measured to use with an ordinary token, rounded up (`multisend-on-chain.integration.test.ts`). `direct`
 * and `nft` are estimates: what a token that takes taxes does besides, and what a collection notes of its owners, differs
 * from one to the next. All four stand in where a node cannot try, and bound what it measures from below.
 */
export const multisendGas = {
  native: { base: 60_000n, row: 36_500n },
  token: { base: 90_000n, row: 27_500n },
  direct: { base: 60_000n, row: 40_000n },
  nft: { base: 60_000n, row: 45_000n },
} as const
