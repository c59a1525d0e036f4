import { useInfiniteQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { poolApi } from '../../core/pool-api.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import type { PoolListSearch } from './pool-list-search.ts'
import { rowOfIndex } from './pool-row.ts'

const PAGE_SIZE = 24
/** Stakes, rates and states move on while somebody looks. */
const FRESH_MS = 15_000

/** Prefix of what is read of pools from the index. */
export const poolIndexKey = ['staking', 'index'] as const

const isLive = (query: Parameters<typeof retryWhileAway>[0]) => retryWhileAway(query) || FRESH_MS

/**
 * The list as the index has it, page after page.
 * @param owner whose pools alone; undefined: everybody's
 */
export function usePoolList(search: PoolListSearch, owner?: string) {
  const { network, sort = 'newest', own: _own, ...filters } = search
  const query = useInfiniteQuery({
    queryKey: [...poolIndexKey, 'list', network ?? activeChain.shortname, sort, filters, owner],
    queryFn: ({ pageParam, signal }) =>
      poolApi.listPools(
        {
          limit: PAGE_SIZE,
          sort,
          ...filters,
          ...(network === 'all' ? {} : { chain: network ?? activeChain.shortname }),
          ...(owner ? { owner } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (previous) => previous,
    refetchInterval: isLive,
  })
  const pages = query.data?.pages ?? []
  return {
    ...query,
    rows: pages.flatMap((page) => page.items.map(rowOfIndex)),
    /** All pools of the network; null when the list is narrowed. */
    total: pages[0]?.total ?? null,
  }
}

/** Pools in which a wallet staked or invited, on every network, last touched first. */
export function useOwnPools(account: string) {
  const query = useInfiniteQuery({
    queryKey: [...poolIndexKey, 'own', account],
    queryFn: ({ pageParam, signal }) =>
      poolApi.listPortfolioPools(
        account,
        { limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: isLive,
  })
  return {
    ...query,
    items: (query.data?.pages ?? []).flatMap((page) =>
      page.items.map(({ pool, account: own }) => ({
        row: rowOfIndex(pool),
        staked: BigInt(own.staked),
        lastDepositAt: own.lastDepositAt,
      })),
    ),
  }
}
