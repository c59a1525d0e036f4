import { and, asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutPage } from './cut-page.ts'
import { type CursorValueKind, decodeCursor } from './page-cursor.ts'

/** What a request says about the page that it wants. */
export interface PageRequest {
  cursor?: string | undefined
  limit: number
}

/** How a list is read. */
export interface PageOptions<Row extends { id: string }, Item> {
  table: PgTable & { id: SQLWrapper }
  where: SQL | undefined
  /** column that the list is sorted by, before the id; ids alone when there is none */
  sort?: { name: string; column: SQLWrapper; kind: CursorValueKind; valueOf: (row: Row) => string }
  /** greatest first */
  isDescending: boolean
  show: (row: Row) => Item
}

const casts: Readonly<Record<CursorValueKind, string>> = {
  integer: 'bigint',
  uint256: 'numeric',
  text: 'text',
  none: 'text',
}

function afterCursor<Row extends { id: string }, Item>(
  options: PageOptions<Row, Item>,
  cursor: { value: string; id: string },
): SQL {
  const sign = sql.raw(options.isDescending ? '<' : '>')
  const { id } = options.table
  if (!options.sort) return sql`${id} ${sign} ${cursor.id}`
  const value = sql`${cursor.value}::${sql.raw(casts[options.sort.kind])}`
  return sql`(${options.sort.column}, ${id}) ${sign} (${value}, ${cursor.id})`
}

/**
 * Reads one page by key: rows that appear meanwhile never shift it.
 *
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readPage<Row extends { id: string }, Item>(
  database: ReadDatabase,
  page: PageRequest,
  options: PageOptions<Row, Item>,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const { table, sort, isDescending, show } = options
  const name = sort?.name ?? 'id'
  const cursor = decodeCursor(page.cursor, name, sort?.kind ?? 'none')
  const direction = isDescending ? desc : asc
  const rows = (await database
    .select()
    .from(table)
    .where(and(options.where, cursor && afterCursor(options, cursor)))
    .orderBy(...(sort ? [direction(sort.column)] : []), direction(table.id))
    .limit(page.limit + 1)) as unknown as Row[]
  const { shown, nextCursor } = cutPage(rows, page.limit, (last) => ({
    sort: name,
    value: sort?.valueOf(last) ?? '',
    id: last.id,
  }))
  return { items: shown.map(show), nextCursor }
}
