import type { TokenPool } from '@slipway/sdk/liquidity/token-pool'

/** Decimals of a price: enough for a token of which a quintillion make one unit of the quote. */
export const PRICE_DECIMALS = 24

/** Quote units for one whole token by a pool's depth, with `PRICE_DECIMALS` decimals; 0 for an empty pool. */
export function calculatePoolPrice(
  { depth, quote }: Pick<TokenPool, 'depth' | 'quote'>,
  decimals: number,
): bigint {
  if (depth.token === 0n) return 0n
  const scale = 10n ** BigInt(PRICE_DECIMALS + decimals)
  return (depth.quote * scale) / (depth.token * 10n ** BigInt(quote.decimals))
}
