import type { EvmChainDefinition } from '@slipway/chains'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getTokenPools } from '../../liquidity/get-token-pools.ts'
import type { LiquidityPool } from '../../liquidity/liquidity-pool.ts'
import { calculateDollarWorth, chooseDollarPrice, type PoolPrice } from './choose-dollar-price.ts'

/** What a token is worth in dollars, by one pool, at one block. */
export interface DollarPrice extends PoolPrice {
  /** What its pair is worth comes from another pool: the exchange of that one. */
  readonly through?: string
  /** Time of the newest block when it was read, in unix seconds. */
  readonly readAt: bigint
}

const MICRO_DECIMALS = 6

/** Millionths of a dollar in an amount of a stablecoin. */
const toMicro = (units: bigint, decimals: number) =>
  decimals >= MICRO_DECIMALS
    ? units / 10n ** BigInt(decimals - MICRO_DECIMALS)
    : units * 10n ** BigInt(MICRO_DECIMALS - decimals)

/** A pool's price, given what amounts of its other side are worth. */
function priceOf(pool: LiquidityPool, worthOf: (units: bigint) => bigint): PoolPrice {
  const { depth, venue, quote } = pool
  return {
    tokenUnits: depth.token,
    microDollars: worthOf(depth.quote),
    depthMicro: worthOf(depth.quote),
    venue,
    quote: quote.name,
  }
}

const inDollars = (chain: EvmChainDefinition, pools: readonly LiquidityPool[]) => {
  const dollars = new Set(
    chain.currencies.filter(({ isDollar }) => isDollar).map(({ address }) => address),
  )
  return pools
    .filter(({ quote }) => dollars.has(quote.address))
    .map((pool) => priceOf(pool, (units) => toMicro(units, pool.quote.decimals)))
}

/**
 * Pools of V2 alone say how much lies at their price: what a V3 pool holds may wait for another price, and its depth may be
 * a range so narrow that pocket money makes it.
 */
const withWholePools = (chain: EvmChainDefinition): EvmChainDefinition => ({
  ...chain,
  venues: chain.venues.filter(({ kind }) => kind === 'v2'),
})

/**
 * What a token is worth in dollars, by its V2 pools on listed exchanges with listed stablecoins, or with the wrapped native
 * currency where that has such pools. A spot price that one trade can move: shown with its source and age, never a
 * basis of a payment or a decision (P-11). Nothing where the pools are small or disagree.
 * @param token the wrapped native currency for what the native one is worth
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getDollarPrice(
  client: ReadClient,
  chain: EvmChainDefinition,
  token: Address,
): Promise<DollarPrice | undefined> {
  if (!chain.currencies.some(({ isDollar }) => isDollar)) return undefined
  const [pools, block] = await Promise.all([
    getTokenPools(client, withWholePools(chain), token),
    client.getBlock({ includeTransactions: false }),
  ])
  const readAt = block.timestamp
  const direct = inDollars(chain, pools)
  const natives = pools.filter(({ quote }) => quote.isWrappedNative)
  const native =
    natives.length > 0 && chain.wrappedNative
      ? await getDollarPrice(client, chain, chain.wrappedNative)
      : undefined
  const indirect = native
    ? natives.map((pool) => priceOf(pool, (units) => calculateDollarWorth(native, units)))
    : []
  const chosen = chooseDollarPrice([...direct, ...indirect])
  if (!chosen) return undefined
  const through = native && indirect.includes(chosen) ? { through: native.venue } : {}
  return { ...chosen, ...through, readAt }
}

/** The price as key, function and freshness; `null` where there is no sound source. */
export const dollarPriceQuery = (
  client: ReadClient,
  chain: EvmChainDefinition,
  token: Address,
) => ({
  queryKey: ['token', client.chain.id, 'dollars', token.toLowerCase()] as const,
  queryFn: async () => (await getDollarPrice(client, chain, token)) ?? null,
  staleTime: 60_000,
  refetchInterval: 60_000,
  gcTime: 300_000,
})
