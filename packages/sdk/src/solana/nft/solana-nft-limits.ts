/** Limits of a collection on Solana; its texts have those of tokens (`solanaTokenLimits`). */
export const solanaNftLimits = {
  /** As on other networks; the program itself counts in 64 bits. */
  itemsMax: 1_000_000n,
} as const
