import { token } from '@slipway/database/token/indexed'
import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import { prepareOnce } from '../database/prepare-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutPage } from '../http/cut-page.ts'
import { JsonText } from '../http/json-text.ts'
import { decodeCursor, type PageCursor } from '../http/page-cursor.ts'
import { countCreated } from '../stats/count-created.ts'
import type { TokenListQuery, TokenSort, TokenSummary } from './schemas.ts'
import { TOKEN_SUMMARY } from './serialize-token.ts'
import { chainFilter, readFilters, type TokenFilter } from './token-filters.ts'

/** Counting stops here: nobody reads the ten-thousandth page, and the count stays cheap. */
const TOTAL_LIMIT = 10_000

/** A row of a page: the token as it is shown, and its place in the order that was asked for, as the database compares it. */
interface ShownToken {
  readonly summary: unknown
  readonly id: string
  readonly place: string
}

const sortColumns = {
  createdAt: token.createdAt,
  holders: token.holderCount,
  transfers: token.transferCount,
  name: sql<string>`lower(${token.name})`,
} as const

const keyOf = (kind: string, filters: readonly TokenFilter[]) =>
  [kind, ...filters.map(({ name }) => name)].join(' ')

const valuesOf = (filters: readonly TokenFilter[]): Record<string, unknown> =>
  Object.assign({}, ...filters.map(({ values }) => values))

const allOf = (filters: readonly TokenFilter[], ...more: (SQL | undefined)[]) =>
  and(...filters.map(({ condition }) => condition), ...more)

async function countMatching(
  database: ReadDatabase,
  filters: readonly TokenFilter[],
): Promise<number> {
  const query = prepareOnce(database, keyOf('token count', filters), (built) => {
    const matching = built
      .select({ one: sql`1`.as('one') })
      .from(token)
      .where(allOf(filters))
      .limit(TOTAL_LIMIT + 1)
      .as('matching')
    return built.select({ total: sql<string>`count(*)` }).from(matching).prepare('')
  })
  const [row] = await query.execute(valuesOf(filters))
  return Number(row?.total ?? 0)
}

function afterCursor(sort: TokenSort, isDescending: boolean): SQL {
  const kind = sql.raw(sort === 'name' ? 'text' : 'bigint')
  const place = sql`(${sql.placeholder('cursorValue')}::${kind}, ${sql.placeholder('cursorId')})`
  const sign = sql.raw(isDescending ? '<' : '>')
  return sql`(${sortColumns[sort]}, ${token.id}) ${sign} ${place}`
}

function selectRows(
  database: ReadDatabase,
  query: { sort: string; limit: number },
  filters: readonly TokenFilter[],
  cursor: PageCursor | undefined,
): Promise<ShownToken[]> {
  const isDescending = query.sort.startsWith('-')
  const sort = query.sort.replace('-', '') as TokenSort
  const kind = `token list ${query.sort}${cursor ? ' after' : ''}`
  const direction = isDescending ? desc : asc
  const prepared = prepareOnce(database, keyOf(kind, filters), (built) =>
    built
      .select({
        summary: TOKEN_SUMMARY,
        id: token.id,
        place: sql<string>`${sortColumns[sort]}::text`,
      })
      .from(token)
      .where(allOf(filters, cursor && afterCursor(sort, isDescending)))
      .orderBy(direction(sortColumns[sort]), direction(token.id))
      .limit(sql.placeholder('limit'))
      .prepare(''),
  )
  return prepared.execute({
    ...valuesOf(filters),
    ...(cursor ? { cursorValue: cursor.value, cursorId: cursor.id } : {}),
    limit: query.limit + 1,
  })
}

/**
 * One page of the token list. Paging is by key: rows that appear meanwhile never shift a page.
 *
 * @param chainId the network of the filter, already looked up
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readTokens(database: ReadDatabase, query: TokenListQuery, chainId?: number) {
  const sort = query.sort.replace('-', '') as TokenSort
  const cursor = decodeCursor(query.cursor, query.sort, sort === 'name' ? 'text' : 'integer')
  const narrowing = readFilters(query)
  const filters = [...chainFilter(chainId), ...narrowing]
  const isAll = narrowing.length === 0
  const [rows, total] = await Promise.all([
    selectRows(database, query, filters, cursor),
    isAll ? countCreated(database, 'tokensCreated', chainId) : countMatching(database, filters),
  ])
  const { shown, nextCursor } = cutPage(rows, query.limit, (last) => ({
    sort: query.sort,
    value: last.place,
    id: last.id,
  }))
  return JsonText.page(
    shown.map(({ summary }) => JsonText.read<TokenSummary>(summary)),
    {
      nextCursor,
      total: isAll ? total : Math.min(total, TOTAL_LIMIT),
      totalIsLowerBound: !isAll && total > TOTAL_LIMIT,
    },
  )
}
