import type { ColumnKind, Columns, RowOf } from '@slipway/database/schema/column-kind'
import { type SQL, sql } from 'drizzle-orm'

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A row as the driver hands it out for hand-written SQL: whole numbers come as texts. */
export type RawRow = Readonly<Record<string, unknown>>

function decode(kind: ColumnKind, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'int' || kind === 'int?') return Number(value)
  if (kind === 'uint256' || kind === 'uint256?') return BigInt(String(value))
  return value
}

/**
 * Every column of a table, for hand-written SQL.
 *
 * @param alias of the table in the statement
 * @param prefix of the names under which `decodeRow` finds the columns again
 */
export const selectColumns = (columns: Columns, alias: string, prefix = ''): SQL =>
  sql.raw(
    Object.keys(columns)
      .map((name) => `${alias}.${snakeCase(name)} AS ${prefix}${snakeCase(name)}`)
      .join(', '),
  )

/**
 * Reads a row of hand-written SQL by the one description of its table. Columns beside the table's are left out.
 *
 * @param prefix of the names of the columns
 */
export function decodeRow<C extends Columns>(columns: C, raw: RawRow, prefix = ''): RowOf<C> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => [
      name,
      decode(kind, raw[`${prefix}${snakeCase(name)}`]),
    ]),
  ) as RowOf<C>
}
