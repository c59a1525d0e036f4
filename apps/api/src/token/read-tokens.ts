import { platformChain } from '@slipway/database/stats/indexed'
import { token } from '@slipway/database/token/indexed'
import { and, asc, desc, eq, gte, ilike, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { decodeCursor, encodeCursor } from '../http/page-cursor.ts'
import type { TokenListQuery, TokenSort } from './schemas.ts'
import { showTokenSummary } from './show-token.ts'

/** Counting stops here: nobody reads the ten-thousandth page, and the count stays cheap. */
const TOTAL_LIMIT = 10_000

const sortColumns = {
  createdAt: token.createdAt,
  holders: token.holderCount,
  transfers: token.transferCount,
  name: sql<string>`lower(${token.name})`,
} as const

/** Neutralises the wildcards of LIKE in what a user typed. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

function searchCondition(search: string): SQL | undefined {
  if (/^0x[0-9a-fA-F]{40}$/.test(search)) {
    return eq(token.address, search.toLowerCase() as `0x${string}`)
  }
  const pattern = escapeLike(search)
  // Trigrams need three characters: a shorter text is looked up as a beginning instead.
  if ([...search].length < 3) {
    const start = `${pattern.toLowerCase()}%`
    return or(like(sql`lower(${token.symbol})`, start), like(sql`lower(${token.name})`, start))
  }
  return or(ilike(token.name, `%${pattern}%`), ilike(token.symbol, `%${pattern}%`))
}

function filterConditions(query: TokenListQuery, chainId: number | undefined): SQL[] {
  const conditions = [
    chainId === undefined ? undefined : eq(token.chainId, chainId),
    query.owner && eq(token.owner, query.owner),
    query.creator && eq(token.creator, query.creator),
    query.template === undefined ? undefined : eq(token.templateId, query.template),
    query.launched && eq(token.launched, query.launched === 'true'),
    query.minTaxBps === undefined ? undefined : gte(token.tradeTaxBps, query.minTaxBps),
    query.maxTaxBps === undefined ? undefined : lte(token.tradeTaxBps, query.maxTaxBps),
    query.search ? searchCondition(query.search) : undefined,
  ]
  return conditions.filter((condition): condition is SQL => Boolean(condition))
}

/** Whether the network alone narrows the list, whose count the statistics know. */
const isUnfiltered = (query: TokenListQuery): boolean =>
  filterConditions(query, undefined).length === 0

async function countTokens(
  database: ReadDatabase,
  query: TokenListQuery,
  conditions: SQL[],
  chainId: number | undefined,
): Promise<number> {
  if (isUnfiltered(query)) {
    const [row] = await database
      .select({ total: sql<string>`coalesce(sum(${platformChain.tokensCreated}), 0)` })
      .from(platformChain)
      .where(chainId === undefined ? undefined : eq(platformChain.chainId, chainId))
    return Number(row?.total ?? 0)
  }
  const matching = database
    .select({ one: sql`1` })
    .from(token)
    .where(and(...conditions))
    .limit(TOTAL_LIMIT + 1)
    .as('matching')
  const [row] = await database.select({ total: sql<string>`count(*)` }).from(matching)
  return Number(row?.total ?? 0)
}

const sortValue = (row: typeof token.$inferSelect, sort: TokenSort): string =>
  ({
    createdAt: () => String(row.createdAt),
    holders: () => String(row.holderCount),
    transfers: () => String(row.transferCount),
    name: () => row.name.toLowerCase(),
  })[sort]()

/**
 * One page of the token list. Paging is by key: rows that appear meanwhile never shift a page.
 *
 * @param chainId the network of the filter, already looked up
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readTokens(database: ReadDatabase, query: TokenListQuery, chainId?: number) {
  const isDescending = query.sort.startsWith('-')
  const sort = query.sort.replace('-', '') as TokenSort
  const column = sortColumns[sort]
  const cursor = decodeCursor(query.cursor, query.sort, sort === 'name' ? 'text' : 'integer')
  const conditions = filterConditions(query, chainId)
  const after = cursor && afterCursor(column, sort, isDescending, cursor)
  const direction = isDescending ? desc : asc
  const [rows, total] = await Promise.all([
    database
      .select()
      .from(token)
      .where(and(...conditions, after))
      .orderBy(direction(column), direction(token.id))
      .limit(query.limit + 1),
    countTokens(database, query, conditions, chainId),
  ])
  const shown = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? shown.at(-1) : undefined
  return {
    items: shown.map(showTokenSummary),
    nextCursor: last
      ? encodeCursor({ sort: query.sort, value: sortValue(last, sort), id: last.id })
      : null,
    total: isUnfiltered(query) ? total : Math.min(total, TOTAL_LIMIT),
    totalIsLowerBound: !isUnfiltered(query) && total > TOTAL_LIMIT,
  }
}

function afterCursor(
  column: (typeof sortColumns)[TokenSort],
  sort: TokenSort,
  isDescending: boolean,
  cursor: { value: string; id: string },
): SQL {
  const value = sort === 'name' ? sql`${cursor.value}::text` : sql`${cursor.value}::bigint`
  return isDescending
    ? sql`(${column}, ${token.id}) < (${value}, ${cursor.id})`
    : sql`(${column}, ${token.id}) > (${value}, ${cursor.id})`
}
