/**
 * The kinds of column that chain-derived tables use. A table is described once with these words; the indexing
 * engine and the readers each build their own table object from that one description.
 *
 * - `id`: the single text primary key
 * - `text`, `hex`: text; `hex` is lower-case and starts with `0x`
 * - `int`: whole number that fits a double exactly (seconds, block numbers, counts, chain ids)
 * - `uint256`: unsigned 256-bit integer, a `bigint` in TypeScript
 * - `bool`
 * - a trailing `?` allows null
 */
export type ColumnKind =
  | 'id'
  | 'text'
  | 'hex'
  | 'hex?'
  | 'text?'
  | 'int'
  | 'int?'
  | 'uint256'
  | 'uint256?'
  | 'bool'

export type Columns = Readonly<Record<string, ColumnKind>>

interface KindValue {
  id: string
  text: string
  'text?': string | null
  hex: `0x${string}`
  'hex?': `0x${string}` | null
  int: number
  'int?': number | null
  uint256: bigint
  'uint256?': bigint | null
  bool: boolean
}

/** The row of a table that was described with `ColumnKind`s. */
export type RowOf<C extends Columns> = { -readonly [K in keyof C]: KindValue[C[K]] }
