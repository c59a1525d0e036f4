/** Where the two columns of a list stand. */
export interface ListColumns {
  readonly address: number
  readonly amount: number
}

/** Where they stand in a list without a heading. */
export const plainColumns: ListColumns = { address: 0, amount: 1 }

/** What people call the columns, in lower case without spaces, dashes and underscores. */
const addressNames = new Set([
  ...['address', 'wallet', 'account', 'recipient', 'holder', 'holderaddress', 'to', 'owner'],
  ...['地址', '钱包', '接收地址'],
])
const amountNames = new Set([
  ...['amount', 'value', 'balance', 'quantity', 'tokens', 'tokenamount'],
  ...['数量', '金额'],
])

const plainName = (cell: string) => cell.toLowerCase().replaceAll(/[\s_-]/g, '')

/** Where a first line says that the columns stand; undefined for a line that is no heading. */
export function readHeading(cells: readonly string[]): ListColumns | undefined {
  const names = cells.map(plainName)
  const address = names.findIndex((name) => addressNames.has(name))
  const amount = names.findIndex((name) => amountNames.has(name))
  return address === -1 || amount === -1 ? undefined : { address, amount }
}
