import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import type { FoundPool } from './liquidity-pool.ts'
import { poolAbi } from './pool-abi.ts'
import type { PoolCandidate } from './pool-candidates.ts'

/**
 * A token's pair with one currency on one V2 exchange.
 * @returns undefined where there is none; a failed pair read counts as no pair (settled S-11).
 */
export async function readV2Pool(
  client: ReadClient,
  token: Address,
  { venue, quote }: PoolCandidate,
): Promise<FoundPool | undefined> {
  const pair = await readOrNothing(
    client.readContract({
      address: venue.factory,
      abi: poolAbi,
      functionName: 'getPair',
      args: [token, quote.address],
    }),
  )
  if (pair === undefined || pair === zeroAddress) return undefined
  const pool = { address: pair, abi: poolAbi } as const
  const [[reserve0, reserve1], token0, lpSupply] = await Promise.all([
    client.readContract({ ...pool, functionName: 'getReserves' }),
    client.readContract({ ...pool, functionName: 'token0' }),
    client.readContract({ ...pool, functionName: 'totalSupply' }),
  ])
  const isFirst = token0.toLowerCase() === token.toLowerCase()
  const [tokenReserve, quoteReserve] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0]
  const speaksV2 = venue.router && venue.routerAbi.startsWith('uniswap-v2')
  return {
    venue: venue.name,
    kind: 'v2',
    router: speaksV2 ? { address: venue.router, language: 'v2' } : undefined,
    pair,
    quote,
    feePpm: undefined,
    nftManager: undefined,
    tokenReserve,
    quoteReserve,
    depth: { token: tokenReserve, quote: quoteReserve },
    lpSupply,
  }
}
