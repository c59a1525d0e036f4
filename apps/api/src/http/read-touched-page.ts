import type { Columns } from '@slipway/database/columns/column-kind'
import { type SQL, sql } from 'drizzle-orm'
import { type RawRow, rowDecoder, selectColumns } from '../database/decode-row.ts'
import { pageLimit } from '../database/page-limit.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutPage } from './cut-page.ts'
import { decodeCursor } from './page-cursor.ts'
import type { PageRequest } from './read-page.ts'

/** Begins the names of the columns that are the account's, beside those of what it took part in. */
const OWN = 'own_'

/** Columns of a table of accounts: each row has an id and says when it was touched last. */
type AccountColumns = Columns & { readonly id: 'id'; readonly updatedAt: 'seconds' }

/** Whose rows are read, and what each of them belongs to. */
export interface TouchedQuery {
  /** Lower-case. */
  readonly account: `0x${string}`
  /** Undefined: on every network. */
  readonly chainId: number | undefined
  /** Which of the rows, `o`; undefined: all of them. */
  readonly where?: SQL
  /** Columns of what the row, `page`, belongs to. */
  readonly joinedColumns: SQL
  /** Brings those columns to `page`. */
  readonly join: SQL
}

/**
 * Makes the reader of one address's rows in a table of accounts, last touched first, each with what it belongs to.
 * @throws {ApiError} the reader: `CURSOR_INVALID`
 */
export function touchedPageReader<Own extends AccountColumns>(table: SQL, columns: Own) {
  const decode = rowDecoder(columns, OWN)
  return async (database: ReadDatabase, request: PageRequest, query: TouchedQuery) => {
    const { account, chainId, where, joinedColumns, join } = query
    const cursor = decodeCursor(request.cursor, 'updated', 'integer')
    const after = cursor
      ? sql`AND (o.updated_at, o.id) < (${cursor.value}::bigint, ${cursor.id})`
      : sql``
    const ofChain = chainId === undefined ? sql`` : sql`AND o.chain_id = ${chainId}`
    const narrowed = where === undefined ? sql`` : sql`AND ${where}`
    const found = await database.execute(sql`WITH page AS MATERIALIZED (
        SELECT o.* FROM ${table} o WHERE o.account = ${account} ${ofChain} ${narrowed} ${after}
        ORDER BY o.updated_at DESC, o.id DESC ${pageLimit(request.limit)})
      SELECT ${joinedColumns}, ${selectColumns(columns, 'page', OWN)}
      FROM page ${join}
      ORDER BY page.updated_at DESC, page.id DESC`)
    const all = (found.rows as RawRow[]).map((raw) => ({ raw, row: decode(raw) }))
    return cutPage(all, request.limit, ({ row }) => ({
      sort: 'updated',
      value: String(row.updatedAt),
      id: String(row.id),
    }))
  }
}
