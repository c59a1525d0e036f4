import { type Address, hexToBytes } from 'viem'
import { listAddressIssue } from '../../list/list-address-issue.ts'
import { nftKind } from '../../list/list-kinds.ts'
import { type ListTable, readListTable } from '../../list/read-list-table.ts'
import { readAddress } from '../../shared/read-address.ts'
import type { ListIssue, ListReading } from '../recipients/create-list-reader.ts'
import { ADDRESS_BYTES } from '../recipients/pay-list.ts'
import { recipientLimits } from '../recipients/recipient-limits.ts'
import { multisendLimits } from './multisend-limits.ts'

const NFT_ID_MAX = 2n ** 256n - 1n

interface Row {
  readonly line: number
  readonly address: Address
  readonly nftId: bigint
}

type Report = (
  line: number,
  column: ListIssue['column'],
  code: string,
  args?: ListIssue['args'],
) => void

function readRecipient(cell: string, line: number, report: Report): Address | undefined {
  const reading = readAddress(cell)
  if (reading.ok) return reading.address
  const { code, args } = listAddressIssue(reading.code, line)
  report(line, 'address', code, args)
  return undefined
}

function readId(cell: string, line: number, report: Report): bigint | undefined {
  const nftId = /^\d{1,78}$/.test(cell) ? BigInt(cell) : undefined
  if (nftId !== undefined && nftId <= NFT_ID_MAX) return nftId
  if (cell === '') report(line, 'amount', 'List_CellEmpty', { column: 'nftId' })
  else report(line, 'amount', 'Input_TokenIdInvalid')
  return undefined
}

function judgeTable({ lines, issues }: ListTable<'address' | 'nftId'>, report: Report): void {
  const { rowsMax: max } = multisendLimits
  const { length: count } = lines
  if (count === 0) report(0, 'line', 'Input_ListEmpty')
  if (count > max) report(0, 'line', 'PayList_TooLong', { max, count })
  for (const { line, code, args } of issues) report(line, 'line', code, args)
}

/**
 * Reads who gets which NFT: an address and the NFT's number in each line. Its amounts are the numbers; each NFT can be
 * given once.
 */
export function readNftList(text: string): ListReading {
  const table = readListTable(text, nftKind)
  const issues: ListIssue[] = []
  const rows: Row[] = []
  const seen = new Set<bigint>()
  const report: Report = (line, column, code, args = {}) => {
    issues.push({ line, column, code, args })
  }
  judgeTable(table, report)
  const isWhole = table.columns.address && table.columns.nftId
  for (const { line, cells } of isWhole ? table.rows.slice(0, multisendLimits.rowsMax) : []) {
    const address = readRecipient(cells.address, line, report)
    const nftId = readId(cells.nftId, line, report)
    if (nftId !== undefined && seen.has(nftId))
      report(line, 'amount', 'PayList_NftTwice', { nftId })
    if (nftId !== undefined) seen.add(nftId)
    if (address && nftId !== undefined) rows.push({ line, address, nftId })
  }
  const addresses = new Uint8Array(rows.length * ADDRESS_BYTES)
  for (const [at, { address }] of rows.entries()) {
    addresses.set(hexToBytes(address), at * ADDRESS_BYTES)
  }
  const list = {
    count: rows.length,
    total: BigInt(rows.length),
    addresses,
    amounts: rows.map(({ nftId }) => nftId),
    lines: rows.map(({ line }) => line),
  }
  const ordered = issues.toSorted((left, right) => left.line - right.line)
  return {
    list,
    issues: ordered.slice(0, recipientLimits.issuesKept),
    issueCount: issues.length,
    duplicates: 0,
    ignored: table.ignored,
  }
}
