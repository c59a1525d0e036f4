/** Decimals of a price: enough for a token of which a quintillion make one unit of the other one. */
export const priceDecimals = 24

/** One side of a pool. */
export interface PoolSide {
  /** Base units. */
  readonly reserve: bigint
  readonly decimals: number
}

/** Whole units of the other token for one whole token, with `priceDecimals` decimals and rounded down; 0 for an empty pool. */
export function calculatePoolPrice(token: PoolSide, other: PoolSide): bigint {
  if (token.reserve === 0n) return 0n
  const scale = 10n ** BigInt(priceDecimals + token.decimals)
  return (other.reserve * scale) / (token.reserve * 10n ** BigInt(other.decimals))
}
