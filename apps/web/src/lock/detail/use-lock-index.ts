import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { lockApi } from '../../core/lock-api.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import { lockIndexKey } from '../shared/lock-index-key.ts'
import type { LockRow } from '../shared/lock-row.ts'

const pathOf = ({ locker, lockId }: Pick<LockRow, 'locker' | 'lockId'>) => ({
  chain: activeChain.shortname,
  locker,
  lockId: String(lockId),
})

/** What the index knows of one lock beyond the chain: whom its owner lets withdraw, for example. */
export function useIndexedLock(row: LockRow | undefined) {
  return useQuery({
    queryKey: [...lockIndexKey, 'detail', row?.id ?? null],
    queryFn: ({ signal }) => lockApi.getLock(pathOf(row as LockRow), { signal }),
    enabled: row !== undefined,
    retry: 1,
  })
}

/** Everything that happened to a lock, newest first. */
export function useLockHistory(row: LockRow) {
  const query = useInfiniteQuery({
    queryKey: [...lockIndexKey, 'history', row.id],
    queryFn: ({ pageParam, signal }) =>
      lockApi.listLockHistory(
        pathOf(row),
        { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    retry: 1,
    refetchInterval: retryWhileAway,
  })
  return { ...query, events: (query.data?.pages ?? []).flatMap(({ items }) => items) }
}

/** A token's locks as a whole: sums, pools, calendar. */
export function useLockSummary(address: string) {
  return useQuery({
    queryKey: [...lockIndexKey, 'summary', activeChain.shortname, address],
    queryFn: ({ signal }) =>
      lockApi.getTokenLockSummary({ chain: activeChain.shortname, address }, { signal }),
    retry: 1,
    refetchInterval: retryWhileAway,
  })
}
