import type { EvmChainDefinition } from '@slipway/chains'
import { zeroAddress } from 'viem'
import type { LiquidityPool } from '../liquidity/liquidity-pool.ts'
import { tradeLimits } from './trade-limits.ts'
import type { TradeCurrency, TradeMarket, TradeRoute } from './types.ts'

type Chain = Pick<EvmChainDefinition, 'venues' | 'nativeCurrency'>

function routeOf({ venues }: Chain, pool: LiquidityPool): TradeRoute | undefined {
  const { router, depth } = pool
  if (!router || depth.token === 0n || depth.quote === 0n) return undefined
  // A V3 pool whose fee changes with each trade cannot be named to a router.
  if (pool.kind === 'v3' && pool.feePpm === undefined) return undefined
  const isAvax = venues.some(
    (venue) => venue.router === router.address && venue.routerAbi === 'uniswap-v2-avax',
  )
  return { pool, router: { ...router, language: isAvax ? 'v2-avax' : router.language } }
}

const currencyOf = ({ nativeCurrency }: Chain, { quote }: LiquidityPool): TradeCurrency =>
  quote.isWrappedNative
    ? {
        address: zeroAddress,
        symbol: nativeCurrency.symbol,
        decimals: nativeCurrency.decimals,
      }
    : { address: quote.address, symbol: quote.name, decimals: quote.decimals }

/**
 * What a token can be bought for and sold into, each with the pools that take it.
 * @param pools as `getTokenPools` ranks them: the first market is that of the pool that is worth most
 * @returns none where no pool has something at its price and a router that the platform speaks to
 */
export function listTradeMarkets(
  chain: Chain,
  pools: readonly LiquidityPool[],
): readonly TradeMarket[] {
  const markets = new Map<string, { currency: TradeCurrency; routes: TradeRoute[] }>()
  for (const pool of pools) {
    const route = routeOf(chain, pool)
    if (!route) continue
    const currency = currencyOf(chain, pool)
    const market = markets.get(currency.address) ?? { currency, routes: [] }
    markets.set(currency.address, market)
    if (market.routes.length < tradeLimits.mostRoutes) market.routes.push(route)
  }
  // None is made without a route.
  return [...markets.values()] as unknown as readonly TradeMarket[]
}
