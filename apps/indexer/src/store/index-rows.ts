import type { IndexedRows, IndexedTableName } from '@slipway/database/schema/indexed-tables'

/** Every chain-derived table, by the name under which the handlers know it. */
export type IndexRows = IndexedRows

export type TableName = IndexedTableName

/** One row to be read. */
export interface RowKey {
  table: TableName
  id: string
}

/** One row to be written, whole: it replaces the row with its id. */
export type RowWrite = { [Name in TableName]: { table: Name; row: IndexRows[Name] } }[TableName]

/** The rows that a handler asked for. */
export interface RowReader {
  get: <Name extends TableName>(table: Name, id: string) => IndexRows[Name] | undefined
}
