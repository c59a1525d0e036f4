import type { ColumnKind, Columns, RowOf } from '@slipway/database/schema/column-kind'

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A row as the driver hands it out for hand-written SQL: whole numbers come as texts. */
export type RawRow = Readonly<Record<string, unknown>>

function decode(kind: ColumnKind, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'int' || kind === 'int?') return Number(value)
  if (kind === 'uint256' || kind === 'uint256?') return BigInt(String(value))
  return value
}

/** Reads a row of hand-written SQL by the one description of its table. Columns beside the table's are left out. */
export function decodeRow<C extends Columns>(columns: C, raw: RawRow): RowOf<C> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => [name, decode(kind, raw[snakeCase(name)])]),
  ) as RowOf<C>
}
