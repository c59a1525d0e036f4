import { type SQL, sql } from 'drizzle-orm'
import { readTokenMarkets } from '../assets/token-markets.ts'
import type { RawRow } from '../database/decode-row.ts'
import { type NetworkClock, readClock } from '../database/network-clock.ts'
import { pageLimit } from '../database/page-limit.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutPage } from '../http/cut-page.ts'
import { decodeCursor } from '../http/page-cursor.ts'
import { countCreated } from '../stats/count-created.ts'
import { readConditions } from './pool-filters.ts'
import { clockJoin, joinedColumns, joins, readJoined, tokenJoins } from './pool-source.ts'
import { conditionOf } from './pool-state.ts'
import type { PoolListQuery, PoolSort } from './schemas.ts'
import { serializePool } from './serialize-pool.ts'

interface SortRule {
  /** of a pool `s`, at `clock` */
  value: string
  cast: 'bigint' | 'numeric'
  direction: 'ASC' | 'DESC'
}

/** Base units of one whole unit; what nobody knows counts as most tokens do. */
const unit = (alias: string) =>
  `power(10::numeric, least(coalesce(${alias}t.decimals, ${alias}f.decimals, 18), 36))`
const STAKED_UNIT = `CASE WHEN s.kind = 'nft' THEN 1 ELSE ${unit('a')} END`

/** Whole units are compared, times 1e18: base units of tokens with different decimals say nothing of each other. */
const APR = `CASE WHEN s.total_staked > 0 AND clock.now >= s.start_time AND clock.now < s.end_time
  THEN least(div(s.reward_per_second * 31536000 * (${STAKED_UNIT}) * 10::numeric ^ 18, s.total_staked * ${unit('r')}), 10::numeric ^ 77)
  ELSE 0 END`

const sortRules: Readonly<Record<PoolSort, SortRule>> = {
  newest: { value: 's.created_at', cast: 'bigint', direction: 'DESC' },
  end: { value: 's.end_time', cast: 'bigint', direction: 'ASC' },
  apr: { value: `trunc(${APR})`, cast: 'numeric', direction: 'DESC' },
  staked: {
    value: `div(s.total_staked * 10::numeric ^ 18, ${STAKED_UNIT})`,
    cast: 'numeric',
    direction: 'DESC',
  },
  stakers: { value: 's.staker_count', cast: 'bigint', direction: 'DESC' },
}

/** The statement of one page: the page's pools first, what belongs to them second. */
function pageStatement(
  query: PoolListQuery,
  chainId: number | undefined,
  clock: NetworkClock,
  markets: readonly string[],
) {
  const { sort, state, limit } = query
  const { value, cast, direction } = sortRules[sort]
  const cursor = decodeCursor(query.cursor, sort, cast === 'numeric' ? 'uint256' : 'integer')
  const sign = sql.raw(direction === 'DESC' ? '<' : '>')
  const conditions: SQL[] = [
    sql`true`,
    ...(chainId === undefined ? [] : [sql`s.chain_id = ${chainId}`]),
    ...(state === undefined ? [] : [conditionOf(state)]),
    ...readConditions(query, markets),
    ...(cursor
      ? [sql`(${sql.raw(value)}, s.id) ${sign} (${cursor.value}::${sql.raw(cast)}, ${cursor.id})`]
      : []),
  ]
  const order = sql.raw(`ORDER BY sort_value ${direction}, s.id ${direction}`)
  const sorted = sql`WITH page AS MATERIALIZED (
      SELECT s.*, ${sql.raw(value)} AS sort_value FROM "index".pool s ${clockJoin(clock)} ${cast === 'numeric' ? tokenJoins() : sql``}
      WHERE ${sql.join(conditions, sql` AND `)} ${order} ${pageLimit(limit)})`
  return sql`${sorted} SELECT ${joinedColumns()}, s.sort_value FROM page s ${joins(clock)} ${order}`
}

/**
 * One page of the pools. Paging is by key: rows that appear meanwhile never shift a page.
 *
 * @param chainId the network of the filter, already looked up
 * @param wall unix seconds
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readPools(
  database: ReadDatabase,
  query: PoolListQuery,
  chainId?: number,
  wall?: number,
) {
  const clock = await readClock(database, wall)
  const { chain: _chain, sort, cursor: _cursor, limit, ...narrowing } = query
  const isAll = Object.values(narrowing).every((value) => value === undefined)
  const { markets } =
    query.token !== undefined && chainId !== undefined
      ? await readTokenMarkets(database, chainId, query.token)
      : { markets: [] }
  const [found, total] = await Promise.all([
    database.execute(pageStatement(query, chainId, clock, markets)),
    isAll ? countCreated(database, 'poolsCreated', chainId) : null,
  ])
  const rows = found.rows as RawRow[]
  const { shown, nextCursor } = cutPage(rows, limit, (last) => ({
    sort,
    value: String(last.sort_value),
    id: String(last.id),
  }))
  return { items: shown.map((raw) => serializePool(readJoined(raw))), nextCursor, total }
}
