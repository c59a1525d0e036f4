import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { calculatePoolPrice, priceDecimals } from '@slipway/sdk/solana/raydium/calculate-pool-price'
import type { RaydiumMarket } from '@slipway/sdk/solana/raydium/get-raydium-market'
import type { RaydiumPoolDraft } from '@slipway/sdk/solana/raydium/read-raydium-pool-draft'
import type { ReviewLine } from '../../transaction/shown-plan.ts'

type PricedToken = Pick<SolanaToken, 'symbol' | 'decimals'>

const priceText = (price: bigint, symbol: string) =>
  formatAmount(price, priceDecimals, { symbol, maximumFractionDigits: 12 })

/** The price of a new pool, counted in SOL and in the token. */
export function pricesOf(
  { nativeCurrency }: SolanaChainDefinition,
  { symbol, decimals }: PricedToken,
  { tokenReserve, lamports }: RaydiumPoolDraft,
): ReviewLine[] {
  const token = { reserve: tokenReserve, decimals }
  const sol = { reserve: lamports, decimals: nativeCurrency.decimals }
  return [
    {
      label: m.solana_raydium_price({ symbol }),
      value: priceText(calculatePoolPrice(token, sol), nativeCurrency.symbol),
    },
    {
      label: m.solana_raydium_price({ symbol: nativeCurrency.symbol }),
      value: priceText(calculatePoolPrice(sol, token), symbol),
    },
  ]
}

/** What the fullest pool with SOL asks for one token; undefined without one that can be priced. */
export function existingPriceOf(
  { currencies, nativeCurrency }: SolanaChainDefinition,
  market: RaydiumMarket,
): string | undefined {
  const isSol = (mint: string) =>
    currencies.some(({ address, isWETH }) => isWETH && address === mint)
  const pool = market.pools.find(({ other, trading }) => isSol(other) && trading !== 'empty')
  if (!pool?.reserves) return undefined
  const { decimals, reserves } = pool
  const price = calculatePoolPrice(
    { reserve: reserves.token, decimals: decimals.token },
    { reserve: reserves.other, decimals: decimals.other },
  )
  return priceText(price, nativeCurrency.symbol)
}
