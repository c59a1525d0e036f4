import type { ColumnKind, Columns, RowOf } from '@slipway/database/columns/column-kind'
import { type SQL, sql } from 'drizzle-orm'

/** A column's name in the database. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A row as the driver hands it out for hand-written SQL: whole numbers come as texts. */
export type RawRow = Readonly<Record<string, unknown>>

const NUMBERS: ReadonlySet<ColumnKind> = new Set(['int', 'int?', 'seconds', 'seconds?'])

function decode(kind: ColumnKind, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (NUMBERS.has(kind)) return Number(value)
  if (kind === 'uint256' || kind === 'uint256?') return BigInt(String(value))
  return value
}

/**
 * Every column of a table, for hand-written SQL.
 *
 * @param alias of the table in the statement
 * @param prefix of the names under which `rowDecoder` finds the columns again
 */
export const selectColumns = (columns: Columns, alias: string, prefix = ''): SQL =>
  sql.raw(
    Object.keys(columns)
      .map((name) => `${alias}.${snakeCase(name)} AS ${prefix}${snakeCase(name)}`)
      .join(', '),
  )

/**
 * The same for rows that are gathered as JSON, in which a number of more than 53 bits has to be a text.
 *
 * @param alias of the table in the statement
 */
export const jsonColumns = (columns: Columns, alias: string): string =>
  Object.entries(columns)
    .map(([name, kind]) => {
      const column = snakeCase(name)
      return `${alias}.${column}${kind.startsWith('uint256') ? `::text AS ${column}` : ''}`
    })
    .join(', ')

/**
 * Makes the reader of rows of hand-written SQL from the one description of their table. Columns beside the table's are
 * left out. Made once, not for a row: putting the names together takes longer than reading what they name.
 *
 * @param prefix of the names of the columns
 */
export function rowDecoder<C extends Columns>(columns: C, prefix = ''): (raw: RawRow) => RowOf<C> {
  const fields = Object.entries(columns).map(([name, kind]) => ({
    name,
    kind,
    key: `${prefix}${snakeCase(name)}`,
  }))
  return (raw) => {
    const row: Record<string, unknown> = {}
    for (const { name, kind, key } of fields) row[name] = decode(kind, raw[key])
    return row as RowOf<C>
  }
}
