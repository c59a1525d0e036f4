import { getEvmChain } from '@slipway/chains'
import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { LiquidityPool } from '../liquidity/liquidity-pool.ts'
import { listTradeMarkets } from './list-trade-markets.ts'
import { tradeLimits } from './trade-limits.ts'

const chain = getEvmChain('avax')
const avax = chain.venues.find(({ routerAbi }) => routerAbi === 'uniswap-v2-avax')
const router = avax?.router
if (!avax || !router) throw new Error('Avalanche lists an exchange of its own dialect.')
const wrapped = { address: chain.wrappedNative ?? zeroAddress, name: 'WAVAX', decimals: 18 }
const usdc = {
  address: '0x00000000000000000000000000000000000000AA',
  name: 'USDC',
  decimals: 6,
} as const

function poolOf(change: Partial<LiquidityPool> = {}): LiquidityPool {
  return {
    venue: 'Some',
    kind: 'v2',
    router: { address: '0x00000000000000000000000000000000000000bb', language: 'v2' },
    fundingRouter: undefined,
    pair: '0x4444444444444444444444444444444444444444',
    quote: { ...wrapped, isWrappedNative: true },
    feePpm: undefined,
    nftManager: undefined,
    tokenReserve: 10n,
    quoteReserve: 10n,
    depth: { token: 10n, quote: 10n },
    lpSupply: 10n,
    worthWei: 10n,
    ...change,
  }
}

test('by currency, in the order of their pools; wrapped native currency is paid unwrapped', () => {
  const markets = listTradeMarkets(chain, [
    poolOf({ quote: { ...usdc, isWrappedNative: false } }),
    poolOf(),
    poolOf({ kind: 'v3', feePpm: 3_000, quote: { ...usdc, isWrappedNative: false } }),
  ])
  expect(markets.map(({ currency, routes }) => [currency.symbol, routes.length])).toEqual([
    ['USDC', 2],
    ['AVAX', 1],
  ])
  expect(markets[1]?.currency.address).toBe(zeroAddress)
})

test('pools without a router, without anything at their price, or without a fee to name take no trade', () => {
  const none = [
    poolOf({ router: undefined }),
    poolOf({ depth: { token: 10n, quote: 0n } }),
    poolOf({ kind: 'v3' }),
  ]
  expect(listTradeMarkets(chain, none)).toEqual([])
})

test('an exchange that calls the native currency AVAX is asked so', () => {
  const [market] = listTradeMarkets(chain, [
    poolOf({ router: { address: router as Address, language: 'v2' } }),
  ])
  expect(market?.routes[0].router).toEqual({ address: router, language: 'v2-avax' })
})

test('a token with many pools costs a node no more than a few simulations', () => {
  const [market] = listTradeMarkets(
    chain,
    Array.from({ length: 9 }, () => poolOf()),
  )
  expect(market?.routes).toHaveLength(tradeLimits.mostRoutes)
})
