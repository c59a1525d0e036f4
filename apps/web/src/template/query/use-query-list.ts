import { useInfiniteQuery } from '@tanstack/react-query'
import { activeChain } from '../../shell/active-chain.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import type { QuerySearch } from './query-search.ts'
import { readQueryPage } from './read-query-page.ts'

const PAGE_SIZE = 25

/** The list as the index has it, page after page. */
export function useQueryList(search: QuerySearch) {
  const query = useInfiniteQuery({
    queryKey: ['template', 'query', activeChain.shortname, search],
    queryFn: ({ pageParam, signal }) =>
      readQueryPage(search, { limit: PAGE_SIZE, cursor: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: retryWhileAway,
  })
  return { ...query, rows: query.data?.pages.flatMap((page) => page.rows) ?? [] }
}
