import type { PoolReserves } from '@slipway/sdk/liquidity/pool-math'

/** Decimals of a price and of what follows from it. */
export const PRICE_DECIMALS = 24

interface PoolAmounts {
  tokenAmount: bigint
  quoteAmount: bigint
  tokenDecimals: number
  quoteDecimals: number
  totalSupply: bigint
  /** What is in the pool before; nothing by default. */
  reserves?: PoolReserves
}

/** What liquidity says about a token: its price, what all of it is worth at that price, and how much of it can be bought. */
export function calculateOpeningPrice(amounts: PoolAmounts) {
  const { tokenDecimals, quoteDecimals, totalSupply, reserves } = amounts
  const tokenAmount = amounts.tokenAmount + (reserves?.token ?? 0n)
  const quoteAmount = amounts.quoteAmount + (reserves?.quote ?? 0n)
  if (amounts.tokenAmount === 0n || totalSupply === 0n) return undefined
  const scale = 10n ** BigInt(PRICE_DECIMALS + tokenDecimals)
  return {
    /** Quote units for one whole token, with `PRICE_DECIMALS` decimals. */
    price: (quoteAmount * scale) / (tokenAmount * 10n ** BigInt(quoteDecimals)),
    /** Base units of the quote. */
    marketCap: (quoteAmount * totalSupply) / tokenAmount,
    shareBps: (tokenAmount * 10_000n) / totalSupply,
  }
}
