import { m } from '@slipway/messages'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../../core/active-chain.ts'
import { airdropApi } from '../../../core/airdrop-api.ts'
import { lockApi } from '../../../core/lock-api.ts'
import { poolApi } from '../../../core/pool-api.ts'
import { presaleApi } from '../../../core/presale-api.ts'
import type { Entry } from '../../../entries/entry.ts'
import {
  airdropEntry,
  lockEntry,
  poolEntry,
  presaleEntry,
} from '../../../entries/summary-entries.ts'
import { getChainNow } from '../../../transaction/get-chain-now.ts'
import { retryWhileAway } from '../../../transaction/retry-while-away.ts'

/** Of each list; the whole of it is one step away. */
const SHOWN = 5

type Place = readonly [path: string, search: Readonly<Record<string, string>>]

interface Listed {
  readonly entries: readonly Entry[]
  readonly hasMore: boolean
}

/** One kind of thing that a token may be in. */
export interface TokenListing {
  readonly name: string
  /** Said where there is none. */
  readonly none: string
  readonly list: Listed | undefined
  readonly isFailed: boolean
  readonly retry: () => void
  /** The list with all of them. */
  readonly all: Place
  /** What would make the first, and its words. */
  readonly create: readonly [label: string, ...Place]
}

function useListing(
  token: Address,
  part: string,
  read: (chain: string, signal: AbortSignal) => Promise<Listed>,
) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['token', activeChain.chainId, 'index', 'listings', token, part],
    queryFn: ({ signal }) => read(activeChain.shortname, signal),
    retry: 1,
    refetchInterval: retryWhileAway,
  })
  return { list: data, isFailed: isError && !data, retry: () => void refetch() }
}

/** Presales, locks, staking pools and airdrops that a token is in, as the index has them, newest first. */
export function useTokenListings(token: Address): readonly TokenListing[] {
  const presales = useListing(token, 'presales', async (chain, signal) => {
    const { items, nextCursor } = await presaleApi.listPresales(
      { chain, search: token, limit: SHOWN },
      { signal },
    )
    // An address is searched for among presales, too.
    const own = items.filter(
      (presale) => presale.token.address.toLowerCase() === token.toLowerCase(),
    )
    return { entries: own.map(presaleEntry), hasMore: nextCursor !== null }
  })
  const locks = useListing(token, 'locks', async (chain, signal) => {
    const { items, nextCursor } = await lockApi.listLocks(
      { chain, token, limit: SHOWN },
      { signal },
    )
    const now = await getChainNow()
    return { entries: items.map((lock) => lockEntry(lock, now)), hasMore: nextCursor !== null }
  })
  const pools = useListing(token, 'pools', async (chain, signal) => {
    const { items, nextCursor } = await poolApi.listPools(
      { chain, token, limit: SHOWN },
      { signal },
    )
    return { entries: items.map(poolEntry), hasMore: nextCursor !== null }
  })
  const airdrops = useListing(token, 'airdrops', async (chain, signal) => {
    const { items, nextCursor } = await airdropApi.listAirdrops(
      { chain, token, limit: SHOWN },
      { signal },
    )
    return { entries: items.map(airdropEntry), hasMore: nextCursor !== null }
  })
  return [
    {
      name: m.token_listings_presales(),
      none: m.token_listings_presales_none(),
      ...presales,
      all: ['/presale/list', { search: token }],
      create: [m.shell_route_presale_create(), '/presale/create', { token }],
    },
    {
      name: m.token_listings_locks(),
      none: m.token_listings_locks_none(),
      ...locks,
      all: ['/lock/list', { token }],
      create: [m.shell_route_lock_create(), '/lock/create', { asset: token }],
    },
    {
      name: m.token_listings_pools(),
      none: m.token_listings_pools_none(),
      ...pools,
      all: ['/mining/list', { search: token }],
      create: [m.shell_route_mining_create(), '/mining/create', { token }],
    },
    {
      name: m.token_listings_airdrops(),
      none: m.token_listings_airdrops_none(),
      ...airdrops,
      all: ['/airdrop/list', { token }],
      create: [m.shell_route_airdrop_create(), '/airdrop/create', { token }],
    },
  ]
}
