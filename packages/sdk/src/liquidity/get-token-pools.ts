import type { EvmChainDefinition } from '@slipway/chains'
import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { smaller } from '../shared/smaller.ts'
import { getRouterLanguage } from './get-router-language.ts'
import { type FoundPool, type LiquidityPool, quoteAtPrice } from './liquidity-pool.ts'
import { findCandidates, type PoolCandidate } from './pool-candidates.ts'
import { readV2Pool } from './read-v2-pool.ts'
import { readV3Pools } from './read-v3-pools.ts'

/** V2 pools trade with both sides only; a V3 pool may hold one of them and trade. */
const holdsSomething = ({ kind, tokenReserve, quoteReserve, lpSupply }: FoundPool) =>
  kind === 'v2' ? tokenReserve > 0n && quoteReserve > 0n : lpSupply > 0n || quoteReserve > 0n

async function findPools(
  client: ReadClient,
  token: Address,
  candidates: readonly PoolCandidate[],
): Promise<readonly FoundPool[]> {
  const found = await Promise.all(
    candidates.map(async (candidate) => {
      if (candidate.venue.kind === 'v3') return readV3Pools(client, token, candidate)
      const pool = await readV2Pool(client, token, candidate)
      return pool ? [pool] : []
    }),
  )
  return found.flat().filter(holdsSomething)
}

/** Names the V3 routers of the exchanges where pools were found, each asked once. */
async function nameRouters(
  client: ReadClient,
  chain: EvmChainDefinition,
  pools: readonly FoundPool[],
): Promise<readonly FoundPool[]> {
  const names = new Set(pools.filter(({ kind }) => kind === 'v3').map(({ venue }) => venue))
  const asked = chain.venues
    .filter(
      ({ name, kind, routerAbi }) => kind === 'v3' && routerAbi === 'uniswap-v3' && names.has(name),
    )
    .map(async ({ name, router: address }) => {
      const language = address && (await getRouterLanguage(client, address))
      return [name, address && language ? { address, language } : undefined] as const
    })
  const routers = new Map(await Promise.all(asked))
  return pools.map((pool) =>
    pool.kind === 'v3' ? { ...pool, router: routers.get(pool.venue) } : pool,
  )
}

/** What an amount brings when it is sold into a pool, without fees: by its depth, and no more than lies in it. */
function calculateProceeds(amount: bigint, pool: FoundPool): bigint {
  const { depth, quoteReserve } = pool
  if (depth.token + amount === 0n) return 0n
  return smaller((depth.quote * amount) / (depth.token + amount), quoteReserve)
}

const deepestFirst = (a: FoundPool, b: FoundPool) => (quoteAtPrice(a) < quoteAtPrice(b) ? 1 : -1)

/** Pools of every quote that occurs with the wrapped native currency, the deepest first, by the quote's address. */
async function getNativePools(
  client: ReadClient,
  chain: EvmChainDefinition,
  pools: readonly FoundPool[],
): Promise<ReadonlyMap<Address, readonly FoundPool[]>> {
  const quotes = new Set(
    pools.filter(({ quote }) => !quote.isWrappedNative).map(({ quote }) => quote.address),
  )
  const entries = [...quotes].map(async (quote) => {
    const natives = findCandidates(chain, quote).filter((one) => one.quote.isWrappedNative)
    return [quote, [...(await findPools(client, quote, natives))].sort(deepestFirst)] as const
  })
  return new Map(await Promise.all(entries))
}

function appraise(
  pool: FoundPool,
  natives: ReadonlyMap<Address, readonly FoundPool[]>,
): LiquidityPool {
  const { quote, router } = pool
  if (quote.isWrappedNative)
    return { ...pool, worthWei: quoteAtPrice(pool), fundingRouter: router?.address }
  const sellers = natives.get(quote.address) ?? []
  const [deepest] = sellers
  return {
    ...pool,
    worthWei: deepest && calculateProceeds(quoteAtPrice(pool), deepest),
    fundingRouter: sellers.find(({ kind }) => kind === 'v2')?.router?.address,
  }
}

/** By worth, what nobody can value last; among those by the token itself, the one unit that all of its pools share. */
function byWorth(a: LiquidityPool, b: LiquidityPool): number {
  if (a.worthWei !== b.worthWei) return (a.worthWei ?? -1n) < (b.worthWei ?? -1n) ? 1 : -1
  return a.tokenReserve < b.tokenReserve ? 1 : -1
}

/**
 * Every V2 and V3 pool of a token with a listed currency on a listed exchange, by what its currency is worth: a token's
 * own reserve says nothing, since whoever made the token has as many as they like.
 * @returns pools that hold something; none when the token is not traded on a listed exchange.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getTokenPools(
  client: ReadClient,
  chain: EvmChainDefinition,
  token: Address,
): Promise<readonly LiquidityPool[]> {
  const found = await findPools(client, token, findCandidates(chain, token))
  const [pools, natives] = await Promise.all([
    nameRouters(client, chain, found),
    getNativePools(client, chain, found),
  ])
  return pools.map((pool) => appraise(pool, natives)).sort(byWorth)
}
