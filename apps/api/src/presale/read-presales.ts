import { type SQL, sql } from 'drizzle-orm'
import { askDatabase } from '../database/ask-database.ts'
import { clockRows, type NetworkClock, readClock } from '../database/network-clock.ts'
import { pageLimit } from '../database/page-limit.ts'
import { plannedOnce } from '../database/planned-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutPage } from '../http/cut-page.ts'
import { JsonText } from '../http/json-text.ts'
import { decodeCursor, type PageCursor } from '../http/page-cursor.ts'
import { countCreated, createdCount } from '../stats/count-created.ts'
import { readConditions } from './presale-filters.ts'
import { joins, SUMMARY } from './presale-source.ts'
import { conditionOf, isFoundByTime, isGathered } from './presale-status.ts'
import type { PresaleListQuery, PresaleSort, PresaleSummary } from './schemas.ts'

interface SortRule {
  column: string
  cast: 'bigint' | 'numeric'
}

const sortRules: Readonly<Record<PresaleSort, SortRule>> = {
  createdAt: { column: 'created_at', cast: 'bigint' },
  start: { column: 'start_time', cast: 'bigint' },
  end: { column: 'end_time', cast: 'bigint' },
  raised: { column: 'total', cast: 'numeric' },
  progress: { column: 'progress_bps', cast: 'bigint' },
  users: { column: 'user_count', cast: 'bigint' },
}

/** A row of a page: the presale as it is shown, and its place in the list. */
interface ShownPresale {
  readonly summary: string
  readonly id: string
  readonly place: string
  /** where nothing but a network narrows the list */
  readonly list_total?: string
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
    SELECT ${SUMMARY} AS summary, p.id, p.${sql.raw(rule.column)} AS place${counted} FROM page p ${joins(clockRows(clock))} ${order}`
}

/** A page without a row says nothing of the others. */
const totalOf = async (
  database: ReadDatabase,
  first: ShownPresale | undefined,
  chainId?: number,
) => (first ? Number(first.list_total) : countCreated(database, 'presalesCreated', chainId))

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
  const rows = await askDatabase<ShownPresale>(database, pageStatement(query, chainId, clock))
  const { shown, nextCursor } = cutPage(rows, limit, ({ place, id }) => ({
    sort,
    value: place,
    id,
  }))
  const total = isOfAll(query) ? await totalOf(database, rows[0], chainId) : null
  return JsonText.page(
    shown.map(({ summary }) => JsonText.read<PresaleSummary>(summary)),
    { nextCursor, total },
  )
}
