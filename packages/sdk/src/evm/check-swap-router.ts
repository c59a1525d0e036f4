import type { EvmChainDefinition } from '@slipway/chains'
import {
  type Address,
  encodePacked,
  getContractAddress,
  type Hex,
  keccak256,
  zeroAddress,
} from 'viem'
import type { DraftIssue } from '../shared/draft-issue.ts'
import type { ReadClient } from './create-read-client.ts'
import { readOrNothing } from './read-or-nothing.ts'
import { swapRouterAbi, venueFactoryAbi, venuePairAbi } from './venue-abi.ts'

/** What a router turned out to be. */
export interface SwapRouterCheck {
  readonly router: Address
  /** Absent where the router names none. */
  readonly factory?: Address
  /** Absent where the router names none. */
  readonly wrappedNative?: Address
  /** Pools that the factory has made. */
  readonly pairCount?: bigint
  /** Name of the exchange in the network's list; absent for one that is not listed. */
  readonly venueName?: string
  /** Whether pools stand where the exchange's known code puts them; absent where no hash is known or no pool exists. */
  readonly initCodeMatches?: boolean
  /** Why tokens should not be made for it; none for a usable router. */
  readonly issues: readonly DraftIssue<'router'>[]
}

type RouterChain = Pick<EvmChainDefinition, 'venues' | 'wrappedNative'>

const same = (a: string | undefined, b: string | undefined) => a?.toLowerCase() === b?.toLowerCase()

const issue = (code: string, args: DraftIssue['args']): DraftIssue<'router'> => ({
  field: 'router',
  code,
  args,
})

async function readFactory(client: ReadClient, factory: Address, wrappedNative: Address) {
  const contract = { address: factory, abi: venueFactoryAbi } as const
  const [pairCount, noPair] = await Promise.all([
    readOrNothing(client.readContract({ ...contract, functionName: 'allPairsLength' })),
    // A currency has no pool with itself: a factory that names one makes pools in another way.
    readOrNothing(
      client.readContract({
        ...contract,
        functionName: 'getPair',
        args: [wrappedNative, wrappedNative],
      }),
    ),
  ])
  return noPair === zeroAddress ? pairCount : undefined
}

/** Where Uniswap V2's factory puts the pool of two tokens (EIP-1014). */
export function calculatePairAddress(pool: {
  readonly factory: Address
  readonly token0: Address
  readonly token1: Address
  readonly initCodeHash: Hex
}): Address {
  const [first, second] =
    pool.token0.toLowerCase() < pool.token1.toLowerCase()
      ? [pool.token0, pool.token1]
      : [pool.token1, pool.token0]
  return getContractAddress({
    opcode: 'CREATE2',
    from: pool.factory,
    salt: keccak256(encodePacked(['address', 'address'], [first, second])),
    bytecodeHash: pool.initCodeHash,
  })
}

/** Whether the factory's first pool is its own, and stands where the code of its pools puts it. */
async function matchInitCode(client: ReadClient, factory: Address, initCodeHash: Hex) {
  const pair = await readOrNothing(
    client.readContract({
      address: factory,
      abi: venueFactoryAbi,
      functionName: 'allPairs',
      args: [0n],
    }),
  )
  if (!pair) return false
  const contract = { address: pair, abi: venuePairAbi } as const
  const [token0, token1] = await Promise.all([
    readOrNothing(client.readContract({ ...contract, functionName: 'token0' })),
    readOrNothing(client.readContract({ ...contract, functionName: 'token1' })),
  ])
  if (!token0 || !token1) return false
  return same(pair, calculatePairAddress({ factory, token0, token1, initCodeHash }))
}

function compare(chain: RouterChain, router: Address, factory: Address, wrappedNative: Address) {
  const listed = chain.venues.find((venue) => venue.kind === 'v2' && same(venue.router, router))
  const ofFactory = chain.venues.find((venue) => same(venue.factory, factory))
  const issues: DraftIssue<'router'>[] = []
  if (listed && !same(listed.factory, factory)) {
    issues.push(issue('Venue_FactoryMismatch', { factory, expected: listed.factory }))
  }
  if (chain.wrappedNative && !same(chain.wrappedNative, wrappedNative)) {
    const expected = chain.wrappedNative
    issues.push(issue('Venue_WrappedNativeMismatch', { wrappedNative, expected }))
  }
  return { venue: listed ?? ofFactory, issues }
}

/**
 * Checks a router of the custom list before anything is made for it (P-17): it names a factory and the network's wrapped
 * native currency, the factory makes pools as Uniswap V2 does, and a listed exchange is the one that it claims to be.
 * An unlisted exchange that answers rightly is usable; say so to people, because its makers can be anybody.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function checkSwapRouter(
  client: ReadClient,
  query: { readonly router: Address; readonly chain: RouterChain },
): Promise<SwapRouterCheck> {
  const { router, chain } = query
  const contract = { address: router, abi: swapRouterAbi } as const
  const [factory, wrappedNative] = await Promise.all([
    readOrNothing(client.readContract({ ...contract, functionName: 'factory' })),
    readOrNothing(client.readContract({ ...contract, functionName: 'WETH' })),
  ])
  if (!factory || !wrappedNative || factory === zeroAddress || wrappedNative === zeroAddress) {
    return { router, issues: [issue('Venue_RouterUnusable', { router })] }
  }
  const pairCount = await readFactory(client, factory, wrappedNative)
  if (pairCount === undefined) {
    const issues = [issue('Venue_FactoryUnusable', { factory })]
    return { router, factory, wrappedNative, issues }
  }
  const { venue, issues } = compare(chain, router, factory, wrappedNative)
  const hash = venue?.initCodeHash
  const initCodeMatches =
    hash && pairCount > 0n ? await matchInitCode(client, factory, hash) : undefined
  const ofCode = initCodeMatches === false ? [issue('Venue_InitCodeMismatch', { factory })] : []
  return {
    router,
    factory,
    wrappedNative,
    pairCount,
    ...(venue && { venueName: venue.name }),
    ...(initCodeMatches !== undefined && { initCodeMatches }),
    issues: [...issues, ...ofCode],
  }
}
