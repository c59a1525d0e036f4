import type { PlatformChainRow, PlatformDayRow } from '@slipway/database/stats/indexed'
import type {
  TokenAccountRow,
  TokenActionRow,
  TokenBalanceRow,
  TokenFactoryRow,
  TokenRow,
  TokenTemplateRow,
} from '@slipway/database/token/indexed'

/** Every chain-derived table, by the name under which the handlers know it. */
export interface IndexRows {
  token: TokenRow
  tokenBalance: TokenBalanceRow
  tokenAction: TokenActionRow
  tokenAccount: TokenAccountRow
  tokenTemplate: TokenTemplateRow
  tokenFactory: TokenFactoryRow
  platformChain: PlatformChainRow
  platformDay: PlatformDayRow
}

export type TableName = keyof IndexRows

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
