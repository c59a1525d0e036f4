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
  readonly pair: Address
  readonly quote: PoolQuote
  /** Base units by the pool's own books. */
  readonly tokenReserve: bigint
  readonly quoteReserve: bigint
  /** Liquidity tokens in existence. */
  readonly lpSupply: bigint
}

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
): Promise<TokenPool | undefined> {
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

/**
 * Every V2 pool of a token with a listed currency on a listed exchange, the deepest first: depth is counted in the token
 * itself, the one unit that all of its pools share.
 * @returns pools that hold something; none when the token is not traded on a listed exchange.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getTokenPools(
  client: ReadClient,
  chain: EvmChainDefinition,
  token: Address,
): Promise<readonly TokenPool[]> {
  const pools = await Promise.all(
    candidatesOf(chain, token).map((candidate) => readPool(client, token, candidate)),
  )
  return pools
    .filter((pool) => pool !== undefined)
    .filter(({ tokenReserve, quoteReserve }) => tokenReserve > 0n && quoteReserve > 0n)
    .sort((a, b) => (a.tokenReserve < b.tokenReserve ? 1 : -1))
}
