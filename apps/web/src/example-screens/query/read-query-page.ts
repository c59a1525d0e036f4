import { activeChain } from '../../core/active-chain.ts'
import { airdropApi } from '../../core/airdrop-api.ts'
import { api } from '../../core/api.ts'
import { lockApi } from '../../core/lock-api.ts'
import { nftApi } from '../../core/nft-api.ts'
import { poolApi } from '../../core/pool-api.ts'
import { presaleApi } from '../../core/presale-api.ts'
import { getChainNow } from '../../transaction/get-chain-now.ts'
import {
  type QueryRow,
  rowOfAirdrop,
  rowOfCollection,
  rowOfLock,
  rowOfPool,
  rowOfPresale,
  rowOfToken,
} from './query-row.ts'
import { type QueryKind, type QuerySearch, queryRules } from './query-search.ts'

/** One page of the list, and where the next one begins; `null` after the last. */
export interface QueryPage {
  readonly rows: readonly QueryRow[]
  readonly nextCursor: string | null
}

/** Which page is asked for. */
export interface PageAsked {
  readonly limit: number
  /** Empty: the first page. */
  readonly cursor: string
  readonly signal: AbortSignal
}

interface Answer<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

const toPage = <Item>({ items, nextCursor }: Answer<Item>, rowOf: (item: Item) => QueryRow) => ({
  rows: items.map(rowOf),
  nextCursor,
})

/** The parts of a question that every list of the index takes. */
const askedOf = ({ network, owner }: QuerySearch, { limit, cursor }: PageAsked) => ({
  limit,
  ...(network === 'all' ? {} : { chain: network ?? activeChain.shortname }),
  ...(owner ? { owner } : {}),
  ...(cursor ? { cursor } : {}),
})

type Sort<Kind extends QueryKind> = (typeof queryRules)[Kind]['sorts'][number]
type State<Kind extends QueryKind> = (typeof queryRules)[Kind]['states'][number]

/** State and order as the address has them, which reads none that its kind does not know. */
const narrowedOf = <Kind extends QueryKind>(kind: Kind, { sort, state }: QuerySearch) => ({
  sort: (sort ?? queryRules[kind].sorts[0]) as Sort<Kind>,
  state: state as State<Kind> | undefined,
})

type Reader = (search: QuerySearch, page: PageAsked) => Promise<QueryPage>

const readers: Readonly<Record<QueryKind, Reader>> = {
  presale: async (search, page) => {
    const { sort, state: status } = narrowedOf('presale', search)
    const asked = { ...askedOf(search, page), sort, ...(status && { status }), ...textOf(search) }
    return toPage(await presaleApi.listPresales(asked, page), rowOfPresale)
  },
  token: async (search, page) => {
    const { sort, state } = narrowedOf('token', search)
    const launched = state && ({ launched: state === 'open' ? 'true' : 'false' } as const)
    const asked = { ...askedOf(search, page), sort, ...launched, ...textOf(search) }
    return toPage(await api.listTokens(asked, page), rowOfToken)
  },
  lock: async (search, page) => {
    const { sort, state } = narrowedOf('lock', search)
    const asset = search.search && { asset: search.search }
    const asked = { ...askedOf(search, page), sort, ...(state && { state }), ...asset }
    const [locks, now] = await Promise.all([lockApi.listLocks(asked, page), getChainNow()])
    return toPage(locks, (lock) => rowOfLock(lock, now))
  },
  pool: async (search, page) => {
    const { sort, state } = narrowedOf('pool', search)
    const asked = { ...askedOf(search, page), sort, ...(state && { state }), ...textOf(search) }
    return toPage(await poolApi.listPools(asked, page), rowOfPool)
  },
  airdrop: async (search, page) => {
    const { sort, state } = narrowedOf('airdrop', search)
    const asked = { ...askedOf(search, page), sort, ...(state && { state }), ...textOf(search) }
    return toPage(await airdropApi.listAirdrops(asked, page), rowOfAirdrop)
  },
  collection: async (search, page) => {
    const { sort, state } = narrowedOf('collection', search)
    const asked = { ...askedOf(search, page), sort, ...(state && { state }), ...textOf(search) }
    return toPage(await nftApi.listNftSales(asked, page), rowOfCollection)
  },
}

function textOf({ search }: QuerySearch): { search?: string } {
  return search === undefined ? {} : { search }
}

/** One page of whatever kind is asked for, as the index has it. */
export const readQueryPage: Reader = (search, page) =>
  readers[search.kind ?? 'presale'](search, page)
