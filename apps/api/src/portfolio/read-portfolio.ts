import { readPortfolioAirdrops } from '../airdrop/read-portfolio-airdrops.ts'
import { readClock, wallClock } from '../database/network-clock.ts'
import { readClocks } from '../database/read-clocks.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutFirst } from '../http/cut-first.ts'
import { showAddress } from '../http/fields.ts'
import { serializeLock } from '../lock/serialize-lock.ts'
import { readPortfolioNftSales, readPortfolioNfts } from '../nft/read-portfolio-nfts.ts'
import { readTokens } from '../token/read-tokens.ts'
import { readPortfolioMemberships } from '../vip/vip-lists.ts'
import type { NowOf } from './due-parts.ts'
import { collectionDues, lockDues, poolDues, slotDues } from './find-other-dues.ts'
import { findPresaleDues } from './find-presale-dues.ts'
import { type DueLists, readDueLists } from './read-due-lists.ts'
import { DUE_KINDS, type Due } from './schemas.ts'

type Hex = `0x${string}`

/** Entries of each list that are answered; its own route has the rest. */
const SHOWN = 8
const FIRST = { limit: SHOWN }

const cut = <Item>(page: { items: Item[]; nextCursor: string | null }) => cutFirst(page, SHOWN)

/** What is only shown. */
async function readShown(database: ReadDatabase, account: Hex, wall: number) {
  const [airdrops, nfts, nftSales, memberships, tokens] = await Promise.all([
    readPortfolioAirdrops(database, account, FIRST, undefined, wall),
    readPortfolioNfts(database, account, FIRST, undefined, wall),
    readPortfolioNftSales(database, account, FIRST, undefined, wall),
    readPortfolioMemberships(database, account, FIRST),
    readTokens(database, { creator: account, sort: '-createdAt', ...FIRST }),
  ])
  return {
    airdrops: cut(airdrops),
    nfts: cut(nfts),
    nftSales: cut(nftSales),
    memberships: cut(memberships),
    tokens: cut(tokens.parse()),
  }
}

/** The more pressing kinds first; within a kind as its list has it. */
const byUrgency = (one: Due, other: Due) =>
  DUE_KINDS.indexOf(one.kind) - DUE_KINDS.indexOf(other.kind)

async function findDues(database: ReadDatabase, lists: DueLists, nowOf: NowOf): Promise<Due[]> {
  const { presales, slots, pools, locks, rewarded, inviterDues } = lists
  const dated = [
    ...(await findPresaleDues(database, presales.items, nowOf)),
    ...locks.shown.flatMap((lock) => lockDues(lock, nowOf)),
    ...pools.items.flatMap((own) => poolDues(own, nowOf)),
    ...rewarded.items.flatMap(collectionDues),
    ...slots.items.flatMap((slot) => slotDues(slot, nowOf)),
  ]
  return [...dated.map(({ due }) => due), ...inviterDues].sort(byUrgency)
}

/**
 * What an address has on every network, and what it can do now.
 *
 * @param account lower case
 * @param wall unix seconds
 */
export async function readPortfolio(database: ReadDatabase, account: Hex, wall = wallClock()) {
  const clock = await readClock(database, wall)
  const [clocks, lists, shown] = await Promise.all([
    readClocks(database, clock),
    readDueLists(database, account, wall),
    readShown(database, account, wall),
  ])
  const nowOf: NowOf = (chainId) => clocks.find((one) => one.chainId === chainId)?.now ?? wall
  const { presales, slots, pools, locks } = lists
  return {
    address: showAddress(account),
    clocks,
    due: await findDues(database, lists, nowOf),
    isDueCut: lists.isCut,
    presales: cut(presales),
    slots: cut(slots),
    pools: cut(pools),
    locks: cut({ items: locks.shown.map(serializeLock), nextCursor: locks.nextCursor }),
    ...shown,
  }
}
