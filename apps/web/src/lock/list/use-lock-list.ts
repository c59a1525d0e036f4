import type { Lock } from '@slipway/api-client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { lockApi } from '../../core/lock-api.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import { lockIndexKey } from '../shared/lock-index-key.ts'
import { rowOfIndex } from '../shared/lock-row.ts'
import { type LockState, lockStateAt } from '../shared/lock-state.ts'
import type { LockListSearch } from './lock-list-search.ts'

const PAGE_SIZE = 24
/** Pages of the API that one page of the list may ask for, where only the clock decides what fits. */
const MOST_LOOKS = 6

interface Query extends LockListSearch {
  readonly account: string | undefined
}

/** What the API itself can narrow a state down to; the clock does the rest. */
function indexedState(state: LockState | undefined) {
  if (state === undefined) return {}
  if (state === 'forever' || state === 'ended') return { state }
  return { state: 'active' as const }
}

function filtersOf({ whose, account, owner, kind, state, token, network, sort }: Query) {
  const wanted = whose === 'mine' ? account : owner
  return {
    ...(network !== 'all' && { chain: network ?? activeChain.shortname }),
    ...(kind && { kind }),
    ...(token && { token }),
    ...(wanted && { owner: wanted }),
    ...indexedState(state),
    // What is free already comes first when the earliest end does.
    sort: state === 'free' ? ('unlock' as const) : (sort ?? 'newest'),
    limit: PAGE_SIZE,
  }
}

interface Page {
  readonly items: readonly Lock[]
  readonly nextCursor: string | null
}

/** Asks for pages until one is full: "free" and "releasing" are told apart by the clock alone. */
async function listPage(
  query: Query,
  cursor: string,
  now: number,
  signal: AbortSignal,
): Promise<Page> {
  const items: Lock[] = []
  let next: string | null = cursor
  for (let look = 0; look < MOST_LOOKS && next !== null && items.length < PAGE_SIZE; look += 1) {
    const page: Page = await lockApi.listLocks(
      { ...filtersOf(query), ...(next && { cursor: next }) },
      { signal },
    )
    const fitting = page.items.filter(
      (lock) => query.state === undefined || lockStateAt(rowOfIndex(lock), now) === query.state,
    )
    items.push(...fitting)
    // Sorted by their end: behind the first one that is not free there is none.
    const isPast = query.state === 'free' && fitting.length < page.items.length
    next = isPast ? null : page.nextCursor
  }
  return { items, nextCursor: next }
}

/**
 * The list as the index has it, page after page.
 * @param account whose locks "mine" are
 * @param now unix seconds of the network's clock, read when a page is asked for
 */
export function useLockList(
  search: LockListSearch,
  account: string | undefined,
  now: () => number,
) {
  const { whose = 'all' } = search
  const query = useInfiniteQuery({
    queryKey: [
      ...lockIndexKey,
      'list',
      activeChain.shortname,
      search,
      whose === 'mine' ? account : null,
    ],
    queryFn: ({ pageParam, signal }) => listPage({ ...search, account }, pageParam, now(), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: whose === 'all' || account !== undefined,
    placeholderData: (previous) => previous,
    refetchInterval: retryWhileAway,
  })
  return { ...query, rows: (query.data?.pages ?? []).flatMap(({ items }) => items.map(rowOfIndex)) }
}
