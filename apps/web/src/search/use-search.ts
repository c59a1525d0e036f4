import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { activeChain } from '../core/active-chain.ts'
import { overviewApi } from '../core/overview-api.ts'
import { retryWhileAway } from '../transaction/retry-while-away.ts'
import type { SearchState } from './search-state.ts'
import { useMintHits, withMints } from './use-mint-hits.ts'

/**
 * What the index finds for a text, and clusters of Solana for an address.
 * @param limit hits of each kind
 */
export function useSearch(state: SearchState, limit: number) {
  const { q, network } = state
  const { mints, unread } = useMintHits(state)
  const query = useQuery({
    queryKey: ['search', network === 'here' ? activeChain.shortname : null, q ?? '', limit],
    queryFn: ({ signal }) =>
      overviewApi.search(
        { q: q ?? '', limit, ...(network === 'here' && { chain: activeChain.shortname }) },
        { signal },
      ),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: 1,
    refetchInterval: retryWhileAway,
  })
  return { ...query, data: withMints(query.data, mints), mints, unread }
}
