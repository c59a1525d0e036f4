import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { followEvents } from '../core/follow-events.ts'
import { overviewApi } from '../core/overview-api.ts'
import { useNotificationStore } from './notification-store.ts'

const PAGE_SIZE = 50
/** The clock alone opens locks and ends presales: no event tells of it. */
const CLOCK_MS = 5 * 60_000
/** A tab in the background gives its stream of events up. */
const UNSEEN_MS = 60_000
/** What changed is read again at most this often, however much happens. */
const PAUSE_MS = 2_000

const keyOf = (wallet: string | undefined) => ['notifications', wallet?.toLowerCase()]

const contractOf = (chainId: number, address: string) => `${chainId}-${address.toLowerCase()}`

/** Notifications of a wallet, page after page; nothing is asked without one. */
export function useNotifications(wallet: string | undefined) {
  const isInBrowser = useNotificationStore((state) => state.isInBrowser)
  const query = useInfiniteQuery({
    queryKey: keyOf(wallet),
    queryFn: ({ pageParam, signal }) =>
      overviewApi.getNotifications(
        wallet ?? '',
        { limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: wallet !== undefined,
    refetchInterval: isInBrowser ? UNSEEN_MS : CLOCK_MS,
    refetchIntervalInBackground: isInBrowser,
    retry: 1,
  })
  const pages = query.data?.pages ?? []
  return {
    ...query,
    items: pages.flatMap(({ items }) => items),
    watched: pages[0]?.watched ?? [],
    isCut: pages.some(({ isCut }) => isCut),
  }
}

/**
 * Has the notifications read again when the wallet does something, or something is done in a contract that is watched for
 * it, and not for what others do elsewhere.
 */
export function useLiveNotifications(wallet: string | undefined, watched: readonly string[]): void {
  const client = useQueryClient()
  const around = useRef(new Set<string>())
  around.current = new Set(watched)
  useEffect(() => {
    if (wallet === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: keyOf(wallet) })
      }, PAUSE_MS)
    }
    const end = followEvents({
      onAct: ({ chainId, subject, account }) => {
        const isOwn = account.toLowerCase() === wallet.toLowerCase()
        if (isOwn || around.current.has(contractOf(chainId, subject))) refresh()
      },
      onPresale: ({ id }) => {
        if (around.current.has(id.toLowerCase())) refresh()
      },
      onOpen: refresh,
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [client, wallet])
}
