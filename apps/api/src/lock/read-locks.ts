import { type SQL, sql } from 'drizzle-orm'
import { readTokenMarkets, type TokenMarkets } from '../assets/token-markets.ts'
import type { RawRow } from '../database/decode-row.ts'
import { pageLimit } from '../database/page-limit.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutPage } from '../http/cut-page.ts'
import { decodeCursor, type PageCursor } from '../http/page-cursor.ts'
import { type JoinedLock, readJoinedLock, selectLocks } from './lock-source.ts'
import type { LockListQuery, LockSort } from './schemas.ts'
import { serializeLock } from './serialize-lock.ts'

interface SortRule {
  column: string
  cast: 'bigint' | 'numeric'
  direction: 'ASC' | 'DESC'
  valueOf: (lock: JoinedLock) => string
}

const sortRules: Readonly<Record<LockSort, SortRule>> = {
  newest: {
    column: 'created_at',
    cast: 'bigint',
    direction: 'DESC',
    valueOf: ({ row }) => String(row.createdAt),
  },
  unlock: {
    column: 'unlock_at',
    cast: 'bigint',
    direction: 'ASC',
    valueOf: ({ row }) => String(row.unlockAt),
  },
  amount: {
    column: 'amount',
    cast: 'numeric',
    direction: 'DESC',
    valueOf: ({ row }) => String(row.amount),
  },
}

/** What narrows a list: the query of the route, or that of a tracker. */
export type LockQuestion = Omit<LockListQuery, 'chain'> & {
  chainId?: number | undefined
  /** only locks that hold something */
  isLiving?: boolean
}

function conditionsOf(question: LockQuestion, rule: SortRule, cursor?: PageCursor): SQL[] {
  const { chainId, kind, owner, asset, state, unlocksFrom, isLiving } = question
  const sign = sql.raw(rule.direction === 'DESC' ? '<' : '>')
  return [
    chainId !== undefined && sql`l.chain_id = ${chainId}`,
    kind && sql`l.kind = ${kind}`,
    owner && sql`l.owner = ${owner}`,
    asset && sql`l.asset = ${asset}`,
    state && sql`l.state = ${state}`,
    isLiving && sql`l.state <> 'ended'`,
    unlocksFrom !== undefined && sql`l.unlock_at >= ${unlocksFrom}::bigint`,
    cursor &&
      sql`(l.${sql.raw(rule.column)}, l.id) ${sign} (${cursor.value}::${sql.raw(rule.cast)}, ${cursor.id})`,
  ].filter((condition): condition is SQL => Boolean(condition))
}

const whereAll = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`` : sql`WHERE ${sql.join([...conditions], sql` AND `)}`

/** Locks of a token: of each of its markets the first of the page, so that none is read as a whole. */
const ofMarkets = (
  { markets, lockIds }: TokenMarkets,
  conditions: SQL[],
  pageEnd: SQL,
) => sql`(SELECT found.* FROM (
    SELECT l.* FROM unnest(${sql.param(markets)}::text[]) AS m(market)
      CROSS JOIN LATERAL (SELECT * FROM "index".lock l ${whereAll([...conditions, sql`l.market = m.market`])} ${pageEnd}) l
    UNION ALL
    SELECT l.* FROM "index".lock l ${whereAll([...conditions, sql`l.id = ANY(${sql.param(lockIds)}::text[])`])}) found)`

/**
 * One page of the locks.
 *
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readJoinedLocks(database: ReadDatabase, question: LockQuestion) {
  const { sort, limit, token, chainId } = question
  const rule = sortRules[sort]
  const cursor = decodeCursor(
    question.cursor,
    sort,
    rule.cast === 'numeric' ? 'uint256' : 'integer',
  )
  const conditions = conditionsOf(question, rule, cursor)
  const order = sql.raw(`ORDER BY l.${rule.column} ${rule.direction}, l.id ${rule.direction}`)
  const pageEnd = sql`${order} ${pageLimit(limit)}`
  const source =
    token !== undefined && chainId !== undefined
      ? sql`SELECT l.* FROM ${ofMarkets(await readTokenMarkets(database, chainId, token), conditions, pageEnd)} l ${pageEnd}`
      : sql`SELECT l.* FROM "index".lock l ${whereAll(conditions)} ${pageEnd}`
  const found = await database.execute(
    sql`WITH page AS MATERIALIZED (${source}) ${selectLocks(sql`page`)} ${order}`,
  )
  const locks = (found.rows as RawRow[]).map(readJoinedLock)
  return cutPage(locks, limit, (last) => ({ sort, value: rule.valueOf(last), id: last.row.id }))
}

/**
 * One page of the locks as the list shows them.
 *
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readLocks(database: ReadDatabase, question: LockQuestion) {
  const { shown, nextCursor } = await readJoinedLocks(database, question)
  return { items: shown.map(serializeLock), nextCursor }
}
