import type { TokenPool } from '@slipway/sdk/token/safety/get-token-pools'

/** Decimals of a price: enough for a token of which a quintillion make one unit of the quote. */
export const PRICE_DECIMALS = 24

/** Quote units for one whole token by a pool's books, with `PRICE_DECIMALS` decimals; 0 for an empty pool. */
export function calculatePoolPrice(
  { tokenReserve, quoteReserve, quote }: Pick<TokenPool, 'tokenReserve' | 'quoteReserve' | 'quote'>,
  decimals: number,
): bigint {
  if (tokenReserve === 0n) return 0n
  const scale = 10n ** BigInt(PRICE_DECIMALS + decimals)
  return (quoteReserve * scale) / (tokenReserve * 10n ** BigInt(quote.decimals))
}
