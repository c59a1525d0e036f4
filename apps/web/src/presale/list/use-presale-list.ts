import type { PresaleList, PresaleSummary } from '@slipway/api-client'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { followEvents } from '../../core/follow-events.ts'
import { presaleApi } from '../../core/presale-api.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import type { PresaleListSearch } from './presale-list-search.ts'

const PAGE_SIZE = 24
const presaleListKey = ['presale', 'list'] as const

/** The list as the API has it, page after page. `account` is whose presales "mine" and "contributed" are. */
export function usePresaleList(search: PresaleListSearch, account: string | undefined) {
  const { whose = 'all', sort = '-createdAt', network, view: _view, ...filters } = search
  const query = useInfiniteQuery({
    queryKey: [
      ...presaleListKey,
      network ?? activeChain.shortname,
      whose,
      whose === 'all' ? null : account,
      sort,
      filters,
    ],
    queryFn: ({ pageParam, signal }) =>
      presaleApi.listPresales(
        {
          limit: PAGE_SIZE,
          sort,
          ...filters,
          ...(network === 'all' ? {} : { chain: network ?? activeChain.shortname }),
          ...(whose === 'mine' && account ? { owner: account } : {}),
          ...(whose === 'contributed' && account ? { contributor: account } : {}),
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
  return {
    ...query,
    items: pages.flatMap((page) => page.items),
    /** All presales of the network; `null` when the list is narrowed. */
    total: pages[0]?.total ?? null,
  }
}

type Pages = InfiniteData<PresaleList>

/** The same pages with one presale as it is now; the pages themselves when it is not among them. */
export function withPresale(data: Pages | undefined, presale: PresaleSummary): Pages | undefined {
  if (!data?.pages.some(({ items }) => items.some(({ id }) => id === presale.id))) return data
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item.id === presale.id ? presale : item)),
  }))
  return { ...data, pages }
}

/** Moves each presale on as the index takes in its events, in place; a new one brings the list anew. */
export function useLivePresaleList(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      followEvents({
        onPresale: (presale) => {
          client.setQueriesData<Pages>({ queryKey: presaleListKey }, (data) =>
            withPresale(data, presale),
          )
          const isNew = presale.createdAt === presale.updatedAt
          if (isNew) void client.invalidateQueries({ queryKey: presaleListKey })
        },
        onOpen: () => void client.invalidateQueries({ queryKey: presaleListKey }),
      }),
    [client],
  )
}
