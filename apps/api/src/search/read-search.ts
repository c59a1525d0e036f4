import type { SolanaKind } from '@slipway/database/solana/app'
import { getAddress } from 'viem'
import { readAirdrops } from '../airdrop/read-airdrops.ts'
import { readClock, wallClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { readNftSales } from '../nft/read-nft-sales.ts'
import { readPresales } from '../presale/read-presales.ts'
import { readPools } from '../staking/read-pools.ts'
import { readTokens } from '../token/read-tokens.ts'
import { findLocks } from './find-locks.ts'
import { findOffers } from './find-offers.ts'
import { findSameNamed } from './find-same-named.ts'
import { findSolana } from './find-solana.ts'
import { findSolanaTokens } from './find-solana-tokens.ts'
import type { SearchGroup, SearchHit, SearchKind, SearchQuery } from './schemas.ts'
import {
  hitOfAirdrop,
  hitOfCollection,
  hitOfLock,
  hitOfPool,
  hitOfPresale,
  hitOfToken,
  markExact,
} from './to-hits.ts'

const ADDRESS = /^0x[0-9a-fA-F]{40}$/

/** One question to all finders: each gives one hit more than asked, where there is one. */
interface Asked {
  database: ReadDatabase
  search: string
  /** Lower case; undefined unless the text is an address. */
  address: string | undefined
  chainId: number | undefined
  limit: number
  wall: number | undefined
}

type Hits = Promise<Omit<SearchHit, 'isExact'>[]>

async function findTokens({ database, search, chainId, limit }: Asked): Hits {
  const [same, page] = await Promise.all([
    findSameNamed(database, search, chainId, limit),
    readTokens(database, { search, sort: '-createdAt', limit }, chainId),
  ])
  const known = new Set(same.map(({ id }) => id))
  const { items } = page.parse()
  return [...same, ...items.filter(({ id }) => !known.has(id))].slice(0, limit).map(hitOfToken)
}

async function findPresales({ database, search, chainId, limit, wall }: Asked) {
  const query = { search, sort: '-createdAt', limit } as const
  return (await readPresales(database, query, chainId, wall)).parse().items
}

async function findPresalesAndOffers(asked: Asked, isWanted: (kind: SearchKind) => boolean) {
  const { database, chainId, limit, address, wall } = asked
  const presales = isWanted('presale') || isWanted('offer') ? await findPresales(asked) : []
  const presaleIds = presales.map(({ id }) => id)
  const clock = await readClock(database, wall)
  const offers = isWanted('offer')
    ? await findOffers(database, { address, presaleIds, chainId, limit }, clock)
    : []
  return { presales: isWanted('presale') ? presales.map(hitOfPresale) : [], offers }
}

async function findAllLocks(asked: Asked): Hits {
  const { database, wall = wallClock() } = asked
  const [found, { times }] = await Promise.all([
    findLocks(database, asked),
    readClock(database, wall),
  ])
  const clocks = new Map(times.map(({ chainId, now }) => [chainId, now]))
  return found.map((joined) => hitOfLock(joined, clocks.get(joined.row.chainId) ?? wall))
}

const newest = ({ search, limit }: Asked) => ({ search, sort: 'newest', limit }) as const

const finders = {
  token: findTokens,
  pool: async (asked) =>
    (await readPools(asked.database, newest(asked), asked.chainId, asked.wall)).items.map(
      hitOfPool,
    ),
  airdrop: async (asked) =>
    (await readAirdrops(asked.database, newest(asked), asked.chainId, asked.wall)).items.map(
      hitOfAirdrop,
    ),
  collection: async (asked) =>
    (await readNftSales(asked.database, newest(asked), asked.chainId, asked.wall)).items.map(
      hitOfCollection,
    ),
  lock: findAllLocks,
} satisfies Partial<Record<SearchKind, (asked: Asked) => Hits>>

/** Hits of EVM networks and of Solana in turns, so that many of the one never hide what there is of the other. */
const inTurns = <Hit>(evm: readonly Hit[], solana: readonly Hit[]): Hit[] =>
  Array.from({ length: Math.max(evm.length, solana.length) }, (_, at) =>
    [evm[at], solana[at]].filter((hit) => hit !== undefined),
  ).flat()

/** The hits of one kind, exact ones first. */
function toGroup(
  kind: SearchKind,
  found: readonly Omit<SearchHit, 'isExact'>[],
  { q, limit }: SearchQuery,
): SearchGroup {
  const hits = found.map((hit) => markExact(hit, q))
  const sorted = [...hits.filter(({ isExact }) => isExact), ...hits.filter((hit) => !hit.isExact)]
  return { kind, hits: sorted.slice(0, limit), hasMore: found.length > limit }
}

/**
 * Looks for a text in everything that the index knows, each kind as its own list does, and answers with at most
 * `query.limit` of each (`schemas.ts` has the bounds).
 *
 * @param chainId undefined: on every network
 * @param wall unix seconds
 */
export async function readSearch(
  database: ReadDatabase,
  query: SearchQuery,
  chainId?: number,
  wall?: number,
) {
  const address = ADDRESS.test(query.q) ? query.q.toLowerCase() : undefined
  const asked = { database, search: query.q, address, chainId, limit: query.limit + 1, wall }
  const isWanted = (kind: SearchKind) => query.kind === undefined || query.kind === kind
  const find = (kind: keyof typeof finders) => (isWanted(kind) ? finders[kind](asked) : [])
  const [solana, solanaTokens, token, both, pool, airdrop, collection, lock] = await Promise.all([
    findSolana(database, asked, wall ?? wallClock()),
    isWanted('token') ? findSolanaTokens(database, asked) : [],
    find('token'),
    findPresalesAndOffers(asked, isWanted),
    find('pool'),
    find('airdrop'),
    find('collection'),
    find('lock'),
  ])
  const onSolana = (kind: SolanaKind) => (isWanted(kind) ? (solana.get(kind) ?? []) : [])
  const found = {
    token: inTurns(token, solanaTokens),
    presale: inTurns(both.presales, onSolana('presale')),
    pool: inTurns(pool, onSolana('pool')),
    airdrop: inTurns(airdrop, onSolana('airdrop')),
    collection,
    lock: inTurns(lock, onSolana('lock')),
    offer: both.offers,
  }
  const groups = (Object.keys(found) as SearchKind[])
    .map((kind) => toGroup(kind, found[kind], query))
    .filter(({ hits }) => hits.length > 0)
  const isFirst = ({ hits }: SearchGroup) => hits.some(({ isExact }) => isExact)
  return {
    address: address ? getAddress(address) : null,
    groups: [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))],
  }
}
