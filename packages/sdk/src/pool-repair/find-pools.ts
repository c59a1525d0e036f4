import type { EvmChainDefinition } from '@slipway/chains'
import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import { swapRouterAbi } from '../evm/venue-abi.ts'
import { getPairState } from './get-pair-state.ts'
import type { PairState } from './types.ts'

/** An exchange of the visitor's own list, by its router. */
export interface OwnVenue {
  readonly name: string
  readonly router: Address
}

/** A currency that pools are made with. */
export interface QuoteChoice {
  readonly address: Address
  readonly name: string
  readonly isWrappedNative: boolean
}

/** A pool that a token has or could have. */
export interface FoundPool {
  readonly venueName: string
  readonly quote: QuoteChoice
  readonly pairState: PairState
}

type PoolChain = Pick<EvmChainDefinition, 'venues' | 'currencies'>

interface NamedFactory {
  readonly name: string
  readonly factory: Address
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** A router of the visitor's list that names no factory any more counts as none. */
async function getOwnFactories(client: ReadClient, own: readonly OwnVenue[]) {
  const asked = await Promise.all(
    own.map(async ({ name, router }) => {
      const contract = { address: router, abi: swapRouterAbi } as const
      const factory = await readOrNothing(
        client.readContract({ ...contract, functionName: 'factory' }),
      )
      return factory && factory !== zeroAddress ? [{ name, factory }] : []
    }),
  )
  return asked.flat()
}

/** The network's V2 exchanges, then those of the visitor, each factory once. */
async function getFactories(client: ReadClient, chain: PoolChain, own: readonly OwnVenue[]) {
  const listed = chain.venues.filter(({ kind }) => kind === 'v2')
  const all: readonly NamedFactory[] = [...listed, ...(await getOwnFactories(client, own))]
  return all.filter(
    ({ factory }, at) => all.findIndex((other) => same(other.factory, factory)) === at,
  )
}

/**
 * The pools that a token has or could have: each V2 exchange of the network and of the visitor with each listed
 * currency. Pools that are there come first. An exchange that does not answer as V2 does is left out.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function findPools(
  client: ReadClient,
  query: {
    readonly chain: PoolChain
    /** The platform's registry of exchanges; absent where none is deployed. */
    readonly registry?: Address
    readonly token: Address
    readonly own: readonly OwnVenue[]
  },
): Promise<readonly FoundPool[]> {
  const { chain, registry, token, own } = query
  const factories = await getFactories(client, chain, own)
  const quotes = chain.currencies.filter(({ address }) => !same(address, token))
  const found = await Promise.all(
    factories.flatMap(({ name, factory }) =>
      quotes.map(async (quote): Promise<readonly FoundPool[]> => {
        const key = { venueFactory: factory, token, quote: quote.address }
        const pairState = await readOrNothing(getPairState(client, registry, key))
        const { address, name: symbol, isWETH } = quote
        if (!pairState) return []
        return [
          {
            venueName: name,
            quote: { address, name: symbol, isWrappedNative: isWETH },
            pairState,
          },
        ]
      }),
    ),
  )
  const isMissing = ({ pairState }: FoundPool) => (pairState.pair === zeroAddress ? 1 : 0)
  return found.flat().sort((a, b) => isMissing(a) - isMissing(b))
}
