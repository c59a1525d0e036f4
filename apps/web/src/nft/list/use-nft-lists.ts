import { useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { nftApi } from '../../core/nft-api.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import type { ListSort, NftListSearch } from './nft-list-search.ts'
import { rowOfIndex } from './nft-row.ts'

const PAGE_SIZE = 24
/** Mints and states move on while somebody looks. */
const FRESH_MS = 15_000

const chain = activeChain.shortname
const indexKey = ['nft', 'index', chain] as const
const isLive = (query: Parameters<typeof retryWhileAway>[0]) => retryWhileAway(query) || FRESH_MS

interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

interface PagedList<Item> {
  readonly key: readonly unknown[]
  readonly ask: (
    query: { readonly chain: string; readonly limit: number; readonly cursor?: string },
    call: { readonly signal: AbortSignal },
  ) => Promise<Page<Item>>
}

/** A list of this network as the index has it, page after page. */
function usePaged<Item>({ key, ask }: PagedList<Item>) {
  const query = useInfiniteQuery({
    queryKey: [...indexKey, ...key],
    queryFn: ({ pageParam, signal }) =>
      ask({ chain, limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: isLive,
  })
  return { ...query, items: (query.data?.pages ?? []).flatMap(({ items }) => items) }
}

/** Collections by the filters. @param owner whose alone; undefined: everybody's */
export function useNftSales({ search, state, sort }: NftListSearch, owner?: Address) {
  const order: ListSort = sort ?? 'newest'
  const filters = { ...(search && { search }), ...(state && { state }), sort: order }
  const list = usePaged({
    key: ['sales', filters, owner ?? null],
    ask: (page, call) =>
      nftApi.listNftSales({ ...page, ...filters, ...(owner && { owner }) }, call),
  })
  return { ...list, items: list.items.map((sale) => ({ row: rowOfIndex(sale), own: undefined })) }
}

/** Collections in which a wallet has rewards to claim. */
export function useDueRewards(account: Address) {
  const list = usePaged({
    key: ['due', account],
    ask: (page, call) => nftApi.listPortfolioNftSales(account, { ...page, due: 'true' }, call),
  })
  const items = list.items.map(({ sale, account: own }) => ({
    row: rowOfIndex(sale),
    own: { held: own?.held ?? 0, due: BigInt(own?.rewardDue ?? 0) },
  }))
  return { ...list, items }
}

/** NFTs of a wallet, the last that came first. */
export function useOwnNfts(account: Address) {
  return usePaged({
    key: ['held', account],
    ask: (page, call) => nftApi.listPortfolioNfts(account, page, call),
  })
}
