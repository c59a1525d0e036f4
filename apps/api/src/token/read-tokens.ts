import { type SQL, sql } from 'drizzle-orm'
import { askDatabase } from '../database/ask-database.ts'
import { pageLimit } from '../database/page-limit.ts'
import { plannedOnce } from '../database/planned-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutPage } from '../http/cut-page.ts'
import { JsonText } from '../http/json-text.ts'
import { type CursorValueKind, decodeCursor, type PageCursor } from '../http/page-cursor.ts'
import { createdCount } from '../stats/count-created.ts'
import type { TokenListQuery, TokenSort, TokenSummary } from './schemas.ts'
import { TOKEN_SUMMARY } from './serialize-token.ts'
import { isGathered, readConditions, searchCondition } from './token-filters.ts'

/** Counting stops here: nobody reads the ten-thousandth page, and the count stays cheap. */
const TOTAL_LIMIT = 10_000
/** A part of a name that no more tokens have is found and sorted by one plan, whatever it is. */
const MOST_GATHERED = 1_000

interface SortRule {
  readonly column: string
  readonly cast: 'bigint' | 'text'
  readonly cursor: CursorValueKind
}

const sortRules: Readonly<Record<TokenSort, SortRule>> = {
  createdAt: { column: 'token.created_at', cast: 'bigint', cursor: 'integer' },
  holders: { column: 'token.holder_count', cast: 'bigint', cursor: 'integer' },
  transfers: { column: 'token.transfer_count', cast: 'bigint', cursor: 'integer' },
  name: { column: 'lower(token.name)', cast: 'text', cursor: 'text' },
}

const ruleOf = (sort: TokenListQuery['sort']) => sortRules[sort.replace('-', '') as TokenSort]

/** A row of a page: the token as it is shown, and its place in the order that was asked for, as the database compares it. */
interface ShownToken {
  readonly summary: string
  readonly id: string
  readonly place: string
}

/** How many tokens the list has, and what of its page is there. */
interface Found {
  readonly total: number
  readonly rows: readonly ShownToken[]
}

interface Page {
  readonly sort: TokenListQuery['sort']
  readonly limit: number
  readonly cursor: PageCursor | undefined
}

const where = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`` : sql`WHERE ${sql.join([...conditions], sql` AND `)}`

const limit = (count: number): SQL => sql.raw(`LIMIT ${count + 1}`)

const ALL = sql`"index".token`
/** Those with a part of a name. */
const GATHERED = sql`hit token`

const countOf = (source: SQL, conditions: readonly SQL[]): SQL =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM ${source} ${where(conditions)} ${limit(TOTAL_LIMIT)}) matching)`

/**
 * The statement of a page and of what is counted, which there is a row of even where the page has none.
 *
 * @param source where the tokens `token` are
 * @param counts columns
 */
function pageOf(source: SQL, conditions: readonly SQL[], page: Page, counts: SQL): SQL {
  const { column, cast } = ruleOf(page.sort)
  const [direction, sign] = page.sort.startsWith('-') ? ['DESC', '<'] : ['ASC', '>']
  const { cursor } = page
  const after = cursor
    ? [
        sql`(${sql.raw(column)}, token.id) ${sql.raw(sign)} (${cursor.value}::${sql.raw(cast)}, ${cursor.id})`,
      ]
    : []
  return sql`SELECT page.summary, page.id, page.place, counted.* FROM (SELECT ${counts}) counted LEFT JOIN (
      SELECT ${TOKEN_SUMMARY} AS summary, token.id, ${sql.raw(column)}::text AS place, ${sql.raw(column)} AS sorted FROM ${source} ${where([...conditions, ...after])}
      ORDER BY ${sql.raw(`${column} ${direction}, token.id ${direction}`)} ${pageLimit(page.limit)}
    ) page ON true ORDER BY ${sql.raw(`page.sorted ${direction}, page.id ${direction}`)}`
}

type Row = ShownToken & { readonly list_total: string; readonly hits?: string }

async function ask(database: ReadDatabase, statement: SQL): Promise<Found & { hits: number }> {
  const rows = await askDatabase<Row>(database, statement)
  const [first] = rows
  return {
    total: Number(first?.list_total),
    hits: Number(first?.hits),
    rows: rows.filter(({ id }) => id !== null),
  }
}

/**
 * A page of the tokens with a part of a name. Those are gathered first, so that one plan serves every name.
 *
 * @returns undefined where too many have it
 */
async function readGathered(
  database: ReadDatabase,
  search: string,
  conditions: readonly SQL[],
  page: Page,
): Promise<Found | undefined> {
  const hit = sql`SELECT token.* FROM ${ALL} WHERE ${searchCondition(search)} ${limit(MOST_GATHERED)}`
  const counts = sql`${countOf(GATHERED, conditions)} AS list_total, (SELECT count(*) FROM hit) AS hits`
  const found = await ask(
    database,
    sql`${plannedOnce} WITH hit AS MATERIALIZED (${hit}) ${pageOf(GATHERED, conditions, page, counts)}`,
  )
  return found.hits <= MOST_GATHERED ? found : undefined
}

/**
 * One page of the token list. Paging is by key: rows that appear meanwhile never shift it.
 *
 * @param chainId the network of the filter, already looked up
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readTokens(database: ReadDatabase, query: TokenListQuery, chainId?: number) {
  const { search, sort } = query
  const cursor = decodeCursor(query.cursor, sort, ruleOf(sort).cursor)
  const page = { sort, limit: query.limit, cursor }
  const narrowing = readConditions(query)
  const ofChain = chainId === undefined ? [] : [sql`token.chain_id = ${chainId}`]
  const filters = [...ofChain, ...narrowing]
  const conditions = search === undefined ? filters : [...filters, searchCondition(search)]
  const isAll = narrowing.length === 0 && search === undefined
  const counted = isAll ? createdCount('tokensCreated', chainId) : countOf(ALL, conditions)
  const { total, rows } =
    (isGathered(search) && (await readGathered(database, search, filters, page))) ||
    (await ask(database, pageOf(ALL, conditions, page, sql`${counted} AS list_total`)))
  const { shown, nextCursor } = cutPage(rows, page.limit, ({ place, id }) => ({
    sort,
    value: place,
    id,
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
