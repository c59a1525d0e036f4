/**
 * The kinds of column that chain-derived tables use. A table is described once with these words; the indexing
 * engine and the readers each build their own table object from that one description.
 *
 * - `id`: the single text primary key
 * - `text`, `hex`, `address`: text; `hex` and `address` are lower-case and start with `0x`
 * - `int`: whole number that fits a double exactly (block numbers, counts, chain ids)
 * - `seconds`: an `int` that is a moment, in unix seconds
 * - `uint256`: unsigned 256-bit integer, a `bigint` in TypeScript
 * - `bool`
 * - a trailing `?` allows null
 */
export type ColumnKind =
  | 'id'
  | 'text'
  | 'hex'
  | 'hex?'
  | 'address'
  | 'address?'
  | 'text?'
  | 'int'
  | 'int?'
  | 'seconds'
  | 'seconds?'
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
  address: `0x${string}`
  'address?': `0x${string}` | null
  int: number
  'int?': number | null
  seconds: number
  'seconds?': number | null
  uint256: bigint
  'uint256?': bigint | null
  bool: boolean
}

/** The row of a table that was described with `ColumnKind`s. */
export type RowOf<C extends Columns> = { -readonly [K in keyof C]: KindValue[C[K]] }
