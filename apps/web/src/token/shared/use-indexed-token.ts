import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { tokenApi } from '../../core/token-api.ts'

const path = (address: string) => ({ chain: activeChain.shortname, address })
const key = (address: string, part: string) => [
  'token',
  activeChain.chainId,
  'index',
  address,
  part,
]
const HOLDERS_PER_PAGE = 10

/** What the index knows about a token: how it was created, and counts. */
export function useIndexedToken(address: string) {
  return useQuery({
    queryKey: key(address, 'detail'),
    queryFn: ({ signal }) => tokenApi.getToken(path(address), { signal }),
    refetchInterval: 20_000,
  })
}

/** Holders of a token, largest first. */
export function useTokenHolders(address: string, enabled = true) {
  return useInfiniteQuery({
    queryKey: key(address, 'holders'),
    queryFn: ({ pageParam, signal }) =>
      tokenApi.listTokenHolders(
        path(address),
        { limit: HOLDERS_PER_PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: 20_000,
    enabled,
  })
}

/** What the owner did, newest first. */
export function useTokenActions(address: string) {
  return useInfiniteQuery({
    queryKey: key(address, 'actions'),
    queryFn: ({ pageParam, signal }) =>
      tokenApi.listTokenActions(
        path(address),
        { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: 20_000,
  })
}
