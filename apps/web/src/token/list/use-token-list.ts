import type { TokenSummary } from '@slipway/api-client'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { api } from '../../core/api.ts'
import { followEvents } from '../../core/follow-events.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import type { TokenListSearch } from './token-list-search.ts'

const PAGE_SIZE = 20

export const tokenListKey = ['token', activeChain.chainId, 'list'] as const

/** The list as the API has it, page after page. `account` is whose tokens "mine" are. */
export function useTokenList(search: TokenListSearch, account: string | undefined) {
  const { whose = 'owned', sort = '-createdAt', trading, ...filters } = search
  const query = useInfiniteQuery({
    queryKey: [...tokenListKey, whose === 'all' ? null : account, whose, sort, trading, filters],
    queryFn: ({ pageParam, signal }) =>
      api.listTokens(
        {
          chain: activeChain.shortname,
          limit: PAGE_SIZE,
          sort,
          ...filters,
          ...(trading ? { launched: trading === 'open' ? 'true' : 'false' } : {}),
          ...(whose === 'owned' && account ? { owner: account } : {}),
          ...(whose === 'created' && account ? { creator: account } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: whose === 'all' || account !== undefined,
    placeholderData: (previous) => previous,
    refetchInterval: retryWhileAway,
  })
  const pages = query.data?.pages ?? []
  const items: TokenSummary[] = pages.flatMap((page) => page.items)
  const first = pages[0]
  return {
    ...query,
    items,
    total: first?.total ?? 0,
    isLowerBound: first?.totalIsLowerBound ?? false,
  }
}

/** Refreshes the list when the index has taken in a new token of this network. */
export function useLiveTokenList(): void {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: tokenListKey })
    return followEvents({
      onToken: (token) => {
        if (token.chainId === activeChain.chainId) refresh()
      },
      onOpen: refresh,
    })
  }, [client])
}
