import type { EvmChainDefinition } from '@slipway/chains'
import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { isNodeAway } from './is-node-away.ts'
import { venueAbi } from './venue-abi.ts'

/** What a pool pairs a token with. */
export interface PoolQuote {
  readonly address: Address
  readonly name: string
  readonly decimals: number
  readonly isWrappedNative: boolean
}

/** A V2 pool of a token with one of the network's currencies. */
export interface TokenPool {
  readonly venue: string
  /** Absent where no source states it, or where it does not speak the V2 router's language: then nothing can be rehearsed. */
  readonly router: Address | undefined
  /** Router that sells the quote for the native currency where that is deepest; the pool's own for the wrapped native one. */
  readonly fundingRouter: Address | undefined
  readonly pair: Address
  readonly quote: PoolQuote
  /** Base units by the pool's own books. */
  readonly tokenReserve: bigint
  readonly quoteReserve: bigint
  /** Liquidity tokens in existence. */
  readonly lpSupply: bigint
  /**
   * Wei of native currency that the quote's side would bring if it were sold into the deepest listed pool: so never more
   * than lies in that pool. Undefined where no listed pool sells it: what a token is paired with is then worth anything.
   */
  readonly worthWei: bigint | undefined
}

/** A pool as it is found, before anybody asks what it is worth. */
type FoundPool = Omit<TokenPool, 'worthWei' | 'fundingRouter'>

interface Candidate {
  readonly venue: EvmChainDefinition['venues'][number]
  readonly quote: PoolQuote
}

/** Decimals of nearly every currency; a catalogue entry without any is read again where the amount matters. */
const usualDecimals = 18

function candidatesOf(chain: EvmChainDefinition, token: Address): readonly Candidate[] {
  const quotes = chain.currencies
    .filter(({ address }) => address.toLowerCase() !== token.toLowerCase())
    .map(({ address, name, decimals = usualDecimals, isWETH }) => ({
      address,
      name,
      decimals,
      isWrappedNative: isWETH,
    }))
  return chain.venues
    .filter(({ kind }) => kind === 'v2')
    .flatMap((venue) => quotes.map((quote) => ({ venue, quote })))
}

async function readPool(
  client: ReadClient,
  token: Address,
  { venue, quote }: Candidate,
): Promise<FoundPool | undefined> {
  const pair = await client
    .readContract({
      address: venue.factory,
      abi: venueAbi,
      functionName: 'getPair',
      args: [token, quote.address],
    })
    .catch((error: unknown) => {
      if (isNodeAway(error)) throw error
      // A failed pair read counts as no pair (settled S-11).
      return zeroAddress
    })
  if (pair === zeroAddress) return undefined
  const pool = { address: pair, abi: venueAbi } as const
  const [[reserve0, reserve1], token0, lpSupply] = await Promise.all([
    client.readContract({ ...pool, functionName: 'getReserves' }),
    client.readContract({ ...pool, functionName: 'token0' }),
    client.readContract({ ...pool, functionName: 'totalSupply' }),
  ])
  const isFirst = token0.toLowerCase() === token.toLowerCase()
  return {
    venue: venue.name,
    router: venue.routerAbi.startsWith('uniswap-v2') ? venue.router : undefined,
    pair,
    quote,
    tokenReserve: isFirst ? reserve0 : reserve1,
    quoteReserve: isFirst ? reserve1 : reserve0,
    lpSupply,
  }
}

const holdsSomething = ({ tokenReserve, quoteReserve }: FoundPool) =>
  tokenReserve > 0n && quoteReserve > 0n

const findPools = async (client: ReadClient, token: Address, candidates: readonly Candidate[]) =>
  (await Promise.all(candidates.map((candidate) => readPool(client, token, candidate))))
    .filter((pool) => pool !== undefined)
    .filter(holdsSomething)

/** What an amount brings when it is sold into a pool of constant product, without fees. */
const calculateProceeds = (amount: bigint, { tokenReserve, quoteReserve }: FoundPool): bigint =>
  (quoteReserve * amount) / (tokenReserve + amount)

/** Pools of every quote that occurs with the wrapped native currency, by the quote's address. */
async function getNativePools(
  client: ReadClient,
  chain: EvmChainDefinition,
  pools: readonly FoundPool[],
): Promise<ReadonlyMap<Address, readonly FoundPool[]>> {
  const quotes = new Set(
    pools.filter(({ quote }) => !quote.isWrappedNative).map(({ quote }) => quote.address),
  )
  const entries = [...quotes].map(async (quote) => {
    const natives = candidatesOf(chain, quote).filter((one) => one.quote.isWrappedNative)
    return [quote, await findPools(client, quote, natives)] as const
  })
  return new Map(await Promise.all(entries))
}

function appraise(pool: FoundPool, natives: ReadonlyMap<Address, readonly FoundPool[]>): TokenPool {
  const { quote, quoteReserve, router } = pool
  if (quote.isWrappedNative) return { ...pool, worthWei: quoteReserve, fundingRouter: router }
  const [deepest] = [...(natives.get(quote.address) ?? [])].sort((a, b) =>
    a.quoteReserve < b.quoteReserve ? 1 : -1,
  )
  return {
    ...pool,
    worthWei: deepest && calculateProceeds(quoteReserve, deepest),
    fundingRouter: deepest?.router,
  }
}

/** By worth, what nobody can value last; among those by the token itself, the one unit that all of its pools share. */
function byWorth(a: TokenPool, b: TokenPool): number {
  if (a.worthWei !== b.worthWei) return (a.worthWei ?? -1n) < (b.worthWei ?? -1n) ? 1 : -1
  return a.tokenReserve < b.tokenReserve ? 1 : -1
}

/**
 * Every V2 pool of a token with a listed currency on a listed exchange, by what its currency is worth: a token's own
 * reserve says nothing, since whoever made the token has as many as they like.
 * @returns pools that hold something; none when the token is not traded on a listed exchange.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getTokenPools(
  client: ReadClient,
  chain: EvmChainDefinition,
  token: Address,
): Promise<readonly TokenPool[]> {
  const pools = await findPools(client, token, candidatesOf(chain, token))
  const natives = await getNativePools(client, chain, pools)
  return pools.map((pool) => appraise(pool, natives)).sort(byWorth)
}
