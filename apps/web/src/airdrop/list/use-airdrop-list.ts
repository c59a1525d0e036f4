import { useInfiniteQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { airdropApi } from '../../core/airdrop-api.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import type { AirdropListSearch } from './airdrop-list-search.ts'
import { rowOfIndex } from './airdrop-row.ts'

const PAGE_SIZE = 24

const queryOf = ({ network, q, sort, ...narrowing }: AirdropListSearch) => ({
  ...(network !== 'all' && { chain: network ?? activeChain.shortname }),
  ...narrowing,
  ...(q && { search: q }),
  sort: sort ?? ('newest' as const),
  limit: PAGE_SIZE,
})

/** Airdrops as the index has them, page after page. */
export function useAirdropList(search: AirdropListSearch, isEnabled = true) {
  const query = useInfiniteQuery({
    queryKey: ['airdrop', 'index', 'list', activeChain.shortname, search],
    queryFn: ({ pageParam, signal }) =>
      airdropApi.listAirdrops(
        { ...queryOf(search), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: isEnabled,
    placeholderData: (previous) => previous,
    refetchInterval: retryWhileAway,
  })
  return { ...query, rows: (query.data?.pages ?? []).flatMap(({ items }) => items.map(rowOfIndex)) }
}
