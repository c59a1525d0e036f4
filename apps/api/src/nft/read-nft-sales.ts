import { type SQL, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import { type NetworkClock, readClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { readEither } from '../database/read-either.ts'
import { cutPage } from '../http/cut-page.ts'
import { decodeCursor } from '../http/page-cursor.ts'
import { readConditions } from './nft-sale-filters.ts'
import {
  clockJoin,
  type JoinedNftSale,
  joinedColumns,
  joins,
  readJoinedSale,
} from './nft-sale-source.ts'
import { conditionOf, isGathered } from './nft-sale-state.ts'
import type { NftSaleListQuery, NftSaleSort } from './schemas.ts'
import { serializeNftSale } from './serialize-nft-sale.ts'

interface SortRule {
  column: string
  direction: 'ASC' | 'DESC'
  valueOf: (sale: JoinedNftSale) => number
}

const sortRules: Readonly<Record<NftSaleSort, SortRule>> = {
  newest: { column: 'created_at', direction: 'DESC', valueOf: ({ row }) => row.createdAt },
  end: { column: 'end_time', direction: 'ASC', valueOf: ({ row }) => row.endTime },
  minted: { column: 'minted', direction: 'DESC', valueOf: ({ row }) => row.minted },
}

/** The part of the sales that a state leaves. Few are gathered before they are sorted (`OFFSET 0` keeps it so). */
function sourceOf({ state }: NftSaleListQuery, clock: NetworkClock): SQL {
  if (state === undefined) return sql`"index".nft_sale s`
  const clocked = sql`"index".nft_sale s ${clockJoin(clock)}`
  if (!isGathered(state)) return clocked
  return sql`(SELECT s.* FROM ${clocked} WHERE ${conditionOf(state, clock)} OFFSET 0) s`
}

/** The statement of one page: the page's sales by their index first, what belongs to them second. */
function pageStatement(query: NftSaleListQuery, chainId: number | undefined, clock: NetworkClock) {
  const { state, sort, limit } = query
  const { column, direction } = sortRules[sort]
  const cursor = decodeCursor(query.cursor, sort, 'integer')
  const sign = sql.raw(direction === 'DESC' ? '<' : '>')
  const { all, one } = readConditions(query)
  // What is gathered is gathered once, however many ways a search has.
  const isOnce = isGathered(state) && one.length > 0
  const conditions: SQL[] = [
    // A template that this release does not know has no screen.
    sql.raw('s.template_id = 1'),
    ...(chainId === undefined ? [] : [sql`s.chain_id = ${chainId}`]),
    ...(state === undefined || isGathered(state) ? [] : [conditionOf(state, clock)]),
    ...all,
    ...(cursor
      ? [sql`(s.${sql.raw(column)}, s.id) ${sign} (${cursor.value}::bigint, ${cursor.id})`]
      : []),
  ]
  const order = sql.raw(`ORDER BY s.${column} ${direction}, s.id ${direction}`)
  const found = readEither({
    alias: 's',
    source: sourceOf(query, clock),
    all: isOnce ? [...conditions, sql`(${sql.join(one, sql` OR `)})`] : conditions,
    one: isOnce ? [] : one,
    order,
    limit,
  })
  return sql`WITH page AS MATERIALIZED (${found})
    SELECT ${joinedColumns()} FROM page s ${joins(clock)} ${order}`
}

/**
 * One page of the NFT sales. Paging is by key: rows that appear meanwhile never shift a page.
 *
 * @param chainId the network of the filter, already looked up
 * @param wall unix seconds
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readNftSales(
  database: ReadDatabase,
  query: NftSaleListQuery,
  chainId?: number,
  wall?: number,
) {
  const clock = await readClock(database, wall)
  const found = await database.execute(pageStatement(query, chainId, clock))
  const sales = (found.rows as RawRow[]).map(readJoinedSale)
  const { shown, nextCursor } = cutPage(sales, query.limit, (last) => ({
    sort: query.sort,
    value: String(sortRules[query.sort].valueOf(last)),
    id: last.row.id,
  }))
  return { items: shown.map(serializeNftSale), nextCursor }
}
