import { makeOfferCalls } from '@slipway/api-client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { activeChain } from '../core/active-chain.ts'
import { api } from '../core/api.ts'
import type { SlotSearch } from './slot-search.ts'

const PAGE_SIZE = 24
const calls = makeOfferCalls(api.transport)
const chain = activeChain.shortname

/** Everything that is known about offers of the page's network; made anew after each act. */
export const slotOffersKey = ['presale', 'slots', activeChain.chainId] as const

/** Who offers; leaves the whole list when there is nobody. */
interface OfferFilters extends SlotSearch {
  readonly seller?: string
}

/** Offers as the API has them, page after page. */
export function useSlotOffers({
  presale,
  status = 'open',
  sort = '-createdAt',
  seller,
}: OfferFilters) {
  const query = useInfiniteQuery({
    queryKey: [...slotOffersKey, 'list', presale, status, sort, seller],
    queryFn: ({ pageParam, signal }) =>
      calls.listSlotOffers(
        {
          chain,
          limit: PAGE_SIZE,
          sort,
          ...(status !== 'any' && { status }),
          ...(presale && { presale: presale }),
          ...(seller && { seller }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (previous) => previous,
    refetchInterval: 10_000,
  })
  return { ...query, items: query.data?.pages.flatMap((page) => page.items) ?? [] }
}

/** One offer. @param id its number in the market of the page's network */
export function useSlotOffer(id: number) {
  return useQuery({
    queryKey: [...slotOffersKey, 'one', id],
    queryFn: ({ signal }) => calls.getSlotOffer({ chain, id }, { signal }),
    refetchInterval: 10_000,
  })
}

/** What slots of the same presale were sold for, newest first. */
export function useSlotPrices(id: number) {
  return useQuery({
    queryKey: [...slotOffersKey, 'prices', id],
    queryFn: ({ signal }) => calls.listSlotPrices({ chain, id }, { limit: 100 }, { signal }),
    refetchInterval: 10_000,
  })
}
