import { presaleId } from '@slipway/database/row-ids'
import { readClock, wallClock } from '../database/network-clock.ts'
import { readClocks } from '../database/read-clocks.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutPage } from '../http/cut-page.ts'
import { showAddress } from '../http/fields.ts'
import { decodeCursor } from '../http/page-cursor.ts'
import type { PageRequest } from '../http/read-page.ts'
import type { NowOf } from '../portfolio/due-parts.ts'
import { readDueLists } from '../portfolio/read-due-lists.ts'
import { findBadgeNews } from './find-badge-news.ts'
import { findPoolChanges } from './find-pool-changes.ts'
import { findReceived } from './find-received.ts'
import { findSoldNfts, findSoldSlots } from './find-sold.ts'
import { readPresaleMoments } from './read-presale-moments.ts'
import type { Notification } from './schemas.ts'
import { tellDues } from './tell-dues.ts'
import { tellLock, tellPoolEnd } from './tell-ends.ts'
import { tellPresale } from './tell-presales.ts'

type Hex = `0x${string}`
const SORT = 'at'

/** The newest first; of one second by their ids, so that pages never overlap. */
const byTime = (one: Notification, other: Notification) =>
  other.at - one.at || (one.id < other.id ? 1 : -1)

const idOf = ({ chainId, address }: { chainId: number; address: string }) =>
  presaleId(chainId, address)

/** All notifications of an address: bounded, because each list that they come from is. */
async function collect(database: ReadDatabase, account: Hex, wall: number) {
  const clock = await readClock(database, wall)
  const [clocks, lists, nfts, slots, received, badges] = await Promise.all([
    readClocks(database, clock),
    readDueLists(database, account, wall),
    findSoldNfts(database, account),
    findSoldSlots(database, account),
    findReceived(database, account, wall),
    findBadgeNews(database, account, wall),
  ])
  const nowOf: NowOf = (chainId) => clocks.find((one) => one.chainId === chainId)?.now ?? wall
  const presales = lists.presales.items
  const [moments, changes] = await Promise.all([
    readPresaleMoments(database, [
      ...presales.map(({ presale }) => presale.id),
      ...lists.inviterDues.map(idOf),
    ]),
    findPoolChanges(database, lists.pools.items),
  ])
  const told = presales.flatMap((own) => {
    const found = moments.get(own.presale.id)
    return found ? tellPresale(own, found, nowOf) : []
  })
  const dues = await tellDues(database, lists, moments, nowOf)
  const ends = [
    ...lists.locks.shown.flatMap((lock) => tellLock(lock, nowOf)),
    ...lists.pools.items.flatMap((own) => tellPoolEnd(own, nowOf)),
  ]
  const around = [...told, ...ends, ...changes, ...nfts.sold, ...slots, ...received, ...badges]
  return {
    all: [...dues, ...around].sort(byTime),
    isCut: lists.isCut,
    watched: [
      ...presales.map(({ presale }) => presale.id),
      ...lists.pools.items.map(({ pool }) => pool.id),
      ...nfts.collections,
    ],
  }
}

/**
 * What an address can do now and what happened around what it has, on every network, from the index alone.
 *
 * @param account lower case
 * @param wall unix seconds
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readNotifications(
  database: ReadDatabase,
  account: Hex,
  request: PageRequest,
  wall = wallClock(),
) {
  // The id of a notification is no id of the index: it stands in the cursor's value, its time in the id.
  const cursor = decodeCursor(request.cursor, SORT, 'text')
  const { all, watched, isCut } = await collect(database, account, wall)
  const after = cursor
    ? all.filter(
        ({ at, id }) => at < Number(cursor.id) || (at === Number(cursor.id) && id < cursor.value),
      )
    : all
  const { shown, nextCursor } = cutPage(after, request.limit, ({ at, id }) => ({
    sort: SORT,
    value: id,
    id: String(at),
  }))
  return { address: showAddress(account), items: shown, nextCursor, watched, isCut }
}
