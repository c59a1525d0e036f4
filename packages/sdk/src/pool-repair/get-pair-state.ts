import { platformRegistryAbi } from '@slipway/deployments/abi'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { repairVenueAbi } from './repair-abi.ts'
import type { PairState, PoolKey } from './types.ts'

const nothing = {
  tokenReserve: 0n,
  quoteReserve: 0n,
  tokenHeld: 0n,
  quoteHeld: 0n,
  totalLiquidity: 0n,
} as const

async function readPair(client: ReadClient, pair: Address, { token, quote }: PoolKey) {
  const contract = { address: pair, abi: repairVenueAbi } as const
  const held = (address: Address) =>
    client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [pair] })
  const [[reserve0, reserve1], totalLiquidity, tokenHeld, quoteHeld] = await Promise.all([
    client.readContract({ ...contract, functionName: 'getReserves' }),
    client.readContract({ ...contract, functionName: 'totalSupply' }),
    held(token),
    held(quote),
  ])
  const isFirst = token.toLowerCase() < quote.toLowerCase()
  return {
    tokenReserve: isFirst ? reserve0 : reserve1,
    quoteReserve: isFirst ? reserve1 : reserve0,
    tokenHeld,
    quoteHeld,
    totalLiquidity,
  }
}

/**
 * Reads a pool by its exchange and its two sides, whether or not the platform knows the exchange.
 * @param registry the platform's registry of exchanges; undefined where none is deployed, and nobody judges exchanges
 * @throws {RpcUnavailable} and its kin when no node answers; a contract failure where an address is no such contract.
 */
export async function getPairState(
  client: ReadClient,
  registry: Address | undefined,
  key: PoolKey,
): Promise<PairState> {
  const { venueFactory, token, quote } = key
  const [pair, isVenueKnown] = await Promise.all([
    client.readContract({
      address: venueFactory,
      abi: repairVenueAbi,
      functionName: 'getPair',
      args: [token, quote],
    }),
    registry === undefined
      ? true
      : client.readContract({
          address: registry,
          abi: platformRegistryAbi,
          functionName: 'knownFactory',
          args: [venueFactory],
        }),
  ])
  const books = pair === zeroAddress ? nothing : await readPair(client, pair, key)
  return { venueFactory, token, quote, pair, isVenueKnown, ...books }
}
