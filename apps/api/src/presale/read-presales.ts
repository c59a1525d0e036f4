import { type SQL, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import { clockRows, type NetworkClock, readClock } from '../database/network-clock.ts'
import { pageLimit } from '../database/page-limit.ts'
import { plannedOnce } from '../database/planned-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutPage } from '../http/cut-page.ts'
import { decodeCursor, type PageCursor } from '../http/page-cursor.ts'
import { countCreated, createdCount } from '../stats/count-created.ts'
import { readConditions } from './presale-filters.ts'
import { joinedColumns, joins, readShown, shownPresaleColumns } from './presale-source.ts'
import { conditionOf, isFoundByTime, isGathered } from './presale-status.ts'
import type { PresaleListQuery, PresaleSort } from './schemas.ts'
import { type JoinedPresale, serializePresaleSummary } from './serialize-presale.ts'
import type { ShownRow } from './shown-columns.ts'

interface SortRule {
  column: string
  cast: 'bigint' | 'numeric'
  valueOf: (joined: JoinedPresale<ShownRow>) => string
}

const sortRules: Readonly<Record<PresaleSort, SortRule>> = {
  createdAt: {
    column: 'created_at',
    cast: 'bigint',
    valueOf: ({ row }) => String(row.createdAt),
  },
  start: { column: 'start_time', cast: 'bigint', valueOf: ({ row }) => String(row.startTime) },
  end: { column: 'end_time', cast: 'bigint', valueOf: ({ row }) => String(row.endTime) },
  raised: { column: 'total', cast: 'numeric', valueOf: ({ row }) => String(row.total) },
  progress: {
    column: 'progress_bps',
    cast: 'bigint',
    valueOf: ({ row }) => String(row.progressBps),
  },
  users: { column: 'user_count', cast: 'bigint', valueOf: ({ row }) => String(row.userCount) },
}

/** The part of the presales that a status leaves. Few are gathered before they are sorted (`OFFSET 0` keeps it so). */
function sourceOf(query: PresaleListQuery, clock: NetworkClock, { column }: SortRule): SQL {
  const { status } = query
  const clocked = sql`"index".presale p JOIN ${clockRows(clock)} ON clock.chain_id = p.chain_id`
  if (status === undefined || status === 'finished') return sql`"index".presale p`
  if (!isGathered(status, column)) return clocked
  return sql`(SELECT p.* FROM ${clocked} WHERE ${conditionOf(status, clock)} OFFSET 0) p`
}

function conditionsOf(
  query: PresaleListQuery,
  chainId: number | undefined,
  clock: NetworkClock,
  cursor: PageCursor | undefined,
  rule: SortRule,
): SQL {
  const { status } = query
  const sign = sql.raw(query.sort.startsWith('-') ? '<' : '>')
  const conditions = [
    ...(chainId === undefined ? [] : [sql`p.chain_id = ${chainId}`]),
    ...readConditions(query),
    ...(status === undefined || isGathered(status, rule.column)
      ? []
      : [conditionOf(status, clock)]),
    ...(cursor
      ? [
          sql`(p.${sql.raw(rule.column)}, p.id) ${sign} (${cursor.value}::${sql.raw(rule.cast)}, ${cursor.id})`,
        ]
      : []),
  ]
  return conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`
}

/** What is found by a name or by its times has one best plan, whatever the name and the times are. */
const howPlanned = ({ search, status }: PresaleListQuery): SQL =>
  search !== undefined || isFoundByTime(status) ? plannedOnce : sql``

/** Whether a request narrows the list by nothing but its network: the statistics know how many those are. */
const isOfAll = ({
  chain: _chain,
  sort: _sort,
  cursor: _cursor,
  limit: _limit,
  ...narrowing
}: PresaleListQuery) => Object.values(narrowing).every((value) => value === undefined)

/** The statement of one page: the page's presales by their index first, what belongs to them second. */
function pageStatement(
  query: PresaleListQuery,
  chainId: number | undefined,
  clock: NetworkClock,
): SQL {
  const rule = sortRules[query.sort.replace('-', '') as PresaleSort]
  const cursor = decodeCursor(
    query.cursor,
    query.sort,
    rule.cast === 'numeric' ? 'uint256' : 'integer',
  )
  const direction = query.sort.startsWith('-') ? 'DESC' : 'ASC'
  const order = sql.raw(`ORDER BY p.${rule.column} ${direction}, p.id ${direction}`)
  const counted = isOfAll(query)
    ? sql`, ${createdCount('presalesCreated', chainId)} AS list_total`
    : sql``
  return sql`${howPlanned(query)} WITH page AS MATERIALIZED (
      SELECT p.* FROM ${sourceOf(query, clock, rule)} ${conditionsOf(query, chainId, clock, cursor, rule)} ${order} ${pageLimit(query.limit)})
    SELECT ${shownPresaleColumns}, ${joinedColumns()}${counted} FROM page p ${joins(clock)} ${order}`
}

/** A page without a row says nothing of the others. */
const totalOf = async (database: ReadDatabase, first: RawRow | undefined, chainId?: number) =>
  first ? Number(first.list_total) : countCreated(database, 'presalesCreated', chainId)

/**
 * One page of the presales. Paging is by key: rows that appear meanwhile never shift a page.
 *
 * @param chainId the network of the filter, already looked up
 * @param wall unix seconds
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readPresales(
  database: ReadDatabase,
  query: PresaleListQuery,
  chainId?: number,
  wall?: number,
) {
  const clock = await readClock(database, wall)
  const { sort, limit } = query
  const found = (await database.execute(pageStatement(query, chainId, clock))).rows as RawRow[]
  const joined = found.map(readShown)
  const rule = sortRules[sort.replace('-', '') as PresaleSort]
  const { shown, nextCursor } = cutPage(joined, limit, (last) => ({
    sort,
    value: rule.valueOf(last),
    id: last.row.id,
  }))
  const total = isOfAll(query) ? await totalOf(database, found[0], chainId) : null
  return { items: shown.map(serializePresaleSummary), nextCursor, total }
}
