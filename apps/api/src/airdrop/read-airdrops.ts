import { type SQL, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import { clockRows, type NetworkClock, readClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { readEither } from '../database/read-either.ts'
import { cutPage } from '../http/cut-page.ts'
import { decodeCursor } from '../http/page-cursor.ts'
import { readConditions } from './airdrop-filters.ts'
import { type JoinedAirdrop, joinedColumns, joins, readJoinedAirdrop } from './airdrop-source.ts'
import { conditionOf, isGathered } from './airdrop-state.ts'
import type { AirdropListQuery, AirdropSort } from './schemas.ts'
import { serializeAirdrop } from './serialize-airdrop.ts'

interface SortRule {
  column: string
  direction: 'ASC' | 'DESC'
  valueOf: (airdrop: JoinedAirdrop) => number
}

const sortRules: Readonly<Record<AirdropSort, SortRule>> = {
  newest: { column: 'created_at', direction: 'DESC', valueOf: ({ row }) => row.createdAt },
  end: { column: 'end_time', direction: 'ASC', valueOf: ({ row }) => row.endTime },
  accounts: { column: 'accounts', direction: 'DESC', valueOf: ({ row }) => row.accounts },
}

/** The part of the airdrops that a state leaves. Few are gathered before they are sorted (`OFFSET 0` keeps it so). */
function sourceOf({ state }: AirdropListQuery, clock: NetworkClock): SQL {
  if (state === undefined) return sql`"index".airdrop a`
  const clocked = sql`"index".airdrop a JOIN ${clockRows(clock)} ON clock.chain_id = a.chain_id`
  if (!isGathered(state)) return clocked
  return sql`(SELECT a.* FROM ${clocked} WHERE ${conditionOf(state, clock)} OFFSET 0) a`
}

/** The statement of one page: the page's airdrops by their index first, what belongs to them second. */
function pageStatement(
  query: AirdropListQuery,
  chainId: number | undefined,
  clock: NetworkClock,
): SQL {
  const { state, sort, limit } = query
  const { column, direction } = sortRules[sort]
  const cursor = decodeCursor(query.cursor, sort, 'integer')
  const sign = sql.raw(direction === 'DESC' ? '<' : '>')
  const { all, one } = readConditions(query)
  const conditions = [
    // A template that this release does not know has no screen.
    sql.raw('a.template_id IN (1, 2)'),
    ...(chainId === undefined ? [] : [sql`a.chain_id = ${chainId}`]),
    ...all,
    ...(state === undefined || isGathered(state) ? [] : [conditionOf(state, clock)]),
    ...(cursor
      ? [sql`(a.${sql.raw(column)}, a.id) ${sign} (${cursor.value}::bigint, ${cursor.id})`]
      : []),
  ]
  const order = sql.raw(`ORDER BY a.${column} ${direction}, a.id ${direction}`)
  const found = readEither({
    alias: 'a',
    source: sourceOf(query, clock),
    all: conditions,
    one,
    order,
    limit,
  })
  return sql`WITH page AS MATERIALIZED (${found})
    SELECT ${joinedColumns()} FROM page a ${joins(clock)} ${order}`
}

/**
 * One page of the airdrops. Paging is by key: rows that appear meanwhile never shift a page.
 *
 * @param chainId the network of the filter, already looked up
 * @param wall unix seconds
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readAirdrops(
  database: ReadDatabase,
  query: AirdropListQuery,
  chainId?: number,
  wall?: number,
) {
  const clock = await readClock(database, wall)
  const found = await database.execute(pageStatement(query, chainId, clock))
  const airdrops = (found.rows as RawRow[]).map(readJoinedAirdrop)
  const { shown, nextCursor } = cutPage(airdrops, query.limit, (last) => ({
    sort: query.sort,
    value: String(sortRules[query.sort].valueOf(last)),
    id: last.row.id,
  }))
  return { items: shown.map(serializeAirdrop), nextCursor }
}
