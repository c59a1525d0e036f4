import { makePresaleCalls } from '@slipway/api-client'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'
import { api } from '../../shell/api.ts'
import { slotOffersKey } from './use-slot-offers.ts'

const { listPortfolioSlots } = makePresaleCalls(api.transport)

/** Slots of a wallet in the presales of the page's network. */
export function useOwnSlots(account: Address) {
  const query = useInfiniteQuery({
    queryKey: [...slotOffersKey, 'own', account],
    queryFn: ({ pageParam, signal }) =>
      listPortfolioSlots(
        account,
        { chain: activeChain.shortname, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: 10_000,
  })
  return { ...query, items: query.data?.pages.flatMap((page) => page.items) ?? [] }
}
