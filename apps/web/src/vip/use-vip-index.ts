import { makeVipCalls } from '@slipway/api-client'
import { vipQueries } from '@slipway/sdk/vip/vip-queries'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { api } from '../core/api.ts'
import { readClient } from '../core/read-client.ts'
import { retryWhileAway } from '../transaction/retry-while-away.ts'

const PAGE_SIZE = 10
/** A payment reaches the index a moment after its block. */
const FRESH_MS = 15_000

const isLive = (query: Parameters<typeof retryWhileAway>[0]) => retryWhileAway(query) || FRESH_MS
/** Below the key of the chain's reads: what drops those drops these. */
const keyOf = (...parts: readonly string[]) => [...vipQueries.all(readClient), 'index', ...parts]
const chain = activeChain.shortname

/** Calls about memberships, apart from the frame, which makes none of them. */
const vipApi = makeVipCalls(api.transport)

/** What a wallet paid, gave and was given on the page's network, newest first. */
export function usePayments(account: Address) {
  const query = useInfiniteQuery({
    queryKey: keyOf('payments', account),
    queryFn: ({ pageParam, signal }) =>
      vipApi.listVipHistory(
        { chain },
        { account, kind: 'paid', limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: isLive,
  })
  return { ...query, payments: query.data?.pages.flatMap(({ items }) => items) ?? [] }
}

/** A wallet's memberships on other networks that run now. */
export const useMembershipsElsewhere = (account: Address) =>
  useQuery({
    queryKey: keyOf('elsewhere', account),
    queryFn: ({ signal }) => vipApi.listPortfolioMemberships(account, { limit: 100 }, { signal }),
    select: ({ items }) =>
      items.filter(({ chainId, isMember }) => isMember && chainId !== activeChain.chainId),
    refetchInterval: isLive,
  })

/** How many members there are on the page's network. */
export const useVipFigures = () =>
  useQuery({
    queryKey: keyOf('figures'),
    queryFn: ({ signal }) => vipApi.getVip({ chain }, { signal }),
    refetchInterval: isLive,
  })
