import { hexToBytes } from 'viem'
import { readAddress } from '../../shared/read-address.ts'
import type { ListIssue, ListReading } from '../list/create-list-reader.ts'
import { listLimits } from '../list/list-limits.ts'
import { ADDRESS_BYTES } from '../list/pay-list.ts'
import { findSeparator, splitCells } from '../list/split-cells.ts'
import { multisendLimits } from './multisend-limits.ts'

const NFT_ID_MAX = 2n ** 256n - 1n

interface Row {
  readonly line: number
  readonly address: `0x${string}`
  readonly nftId: bigint
}

function readId(text: string): bigint | undefined {
  if (!/^\d{1,78}$/.test(text)) return undefined
  const nftId = BigInt(text)
  return nftId <= NFT_ID_MAX ? nftId : undefined
}

/** Lines with what stands in them, without empty ones and a heading. */
function linesOf(text: string): readonly { readonly line: number; readonly cells: string[] }[] {
  const filled = text
    .split(/\r\n|\n|\r/)
    .map((cells, at) => ({ line: at + 1, text: cells }))
    .filter((one) => one.text.trim() !== '')
  const separator = findSeparator(filled[0]?.text ?? '')
  const lines = filled.map((one) => ({ line: one.line, cells: splitCells(one.text, separator) }))
  const isHeading = !/\d/.test(filled[0]?.text ?? '')
  return isHeading ? lines.slice(1) : lines
}

/**
 * Reads who gets which NFT: an address and the NFT's number in each line. Its amounts are the numbers; each NFT can be
 * given once.
 */
export function readNftList(text: string): ListReading {
  const lines = linesOf(text)
  const issues: ListIssue[] = []
  const rows: Row[] = []
  const seen = new Set<bigint>()
  const report = (line: number, column: ListIssue['column'], code: string, args = {}) => {
    issues.push({ line, column, code, args })
  }
  const { rowsMax: max } = multisendLimits
  if (lines.length === 0) report(0, 'line', 'Input_ListEmpty')
  if (lines.length > max) report(0, 'line', 'PayList_TooLong', { max, count: lines.length })
  for (const { line, cells } of lines.slice(0, max)) {
    const [addressText = '', idText = ''] = cells
    const address = readAddress(addressText)
    const nftId = readId(idText)
    if (!address.ok) report(line, 'address', 'Input_AddressLineInvalid', { line })
    if (nftId === undefined) report(line, 'amount', 'Input_TokenIdInvalid')
    else if (seen.has(nftId)) report(line, 'amount', 'PayList_NftTwice', { nftId })
    if (nftId !== undefined) seen.add(nftId)
    if (address.ok && nftId !== undefined) rows.push({ line, address: address.address, nftId })
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
  const kept = issues.slice(0, listLimits.issuesKept)
  return { list, issues: kept, issueCount: issues.length, duplicates: 0 }
}
