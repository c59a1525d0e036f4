import type { Address } from 'viem'
import { listAddressIssue } from '../list/list-address-issue.ts'
import { whitelistKind } from '../list/list-kinds.ts'
import { readListTable, type TableRow, type UsedColumn } from '../list/read-list-table.ts'
import { readAddress } from '../shared/read-address.ts'
import type { WhitelistEntry, WhitelistLevel } from './types.ts'

/** A line that cannot be taken; `Input_AddressLineInvalid` reads "incorrect address format on line {line}". */
export interface WhitelistLineIssue {
  /** From 1. */
  readonly line: number
  readonly code: string
  readonly args: Readonly<Record<string, number | string>>
}

/** What a text of wallets holds. */
export interface WhitelistReading {
  /** Each wallet once, in the order of its first line. */
  readonly addresses: readonly Address[]
  readonly entries: readonly WhitelistEntry[]
  readonly issues: readonly WhitelistLineIssue[]
  /** Lines that name a wallet again, left out. */
  readonly duplicates: number
  /** Columns with cells of which nothing was taken. */
  readonly ignored: readonly UsedColumn[]
}

/** Reads rows in slices, so that a page stays free to answer. */
export interface WhitelistReader {
  /** Rows that there are to read. */
  readonly count: number
  /** Reads the next so many rows. */
  readonly read: (count: number) => void
  /** Everything so far. */
  readonly result: () => WhitelistReading
}

type Row = TableRow<'address' | 'tier'>
type Line = { readonly entry: WhitelistEntry } | { readonly issue: WhitelistLineIssue }

const wholeNumber = /^\d{1,9}$/
const tierShape = /^(?:t|tier|level)?\s*([12])$/i

function readRow({ line, cells }: Row, preset: WhitelistLevel): Line {
  const { address: cell, tier } = cells
  const reading = readAddress(cell)
  if (!reading.ok) return { issue: { line, ...listAddressIssue(reading.code, line) } }
  const { address } = reading
  if (tier === '') return { entry: { address, level: preset } }
  const level = tierShape.exec(tier)?.[1]
  if (level !== undefined) return { entry: { address, level: level === '1' ? 1 : 2 } }
  if (wholeNumber.test(tier))
    return { issue: { line, code: 'Presale_LevelUnknown', args: { line, level: Number(tier) } } }
  return { issue: { line, code: 'List_TierUnknown', args: { tier } } }
}

/** Begins a reading. @param preset tier of lines that name none. */
export function createWhitelistReader(text: string, preset: WhitelistLevel = 1): WhitelistReader {
  const { rows: all, issues: faults, columns, ignored } = readListTable(text, whitelistKind)
  const rows = columns.address ? all : []
  const levels = new Map<Address, WhitelistLevel>()
  const issues: WhitelistLineIssue[] = [...faults]
  let done = 0
  let duplicates = 0
  const take = (row: Row) => {
    const found = readRow(row, preset)
    if ('issue' in found) {
      issues.push(found.issue)
      return
    }
    const { line } = row
    const { address, level } = found.entry
    const before = levels.get(address)
    if (before === undefined) levels.set(address, level)
    else if (before === level) duplicates += 1
    else issues.push({ line, code: 'Whitelist_LevelConflict', args: { line } })
  }
  return {
    count: rows.length,
    read(count) {
      rows.slice(done, done + count).forEach(take)
      done += count
    },
    result: () => ({
      addresses: [...levels.keys()],
      entries: [...levels].map(([address, level]) => ({ address, level })),
      issues: issues.toSorted((left, right) => left.line - right.line),
      duplicates,
      ignored,
    }),
  }
}

/**
 * Reads wallets, one in a line, with the tier in the next column, or in the one that a heading calls so, where they are
 * not all of one; empty lines count as lines and are skipped. Reads some 10 000 lines in a second: longer texts belong
 * into slices of `createWhitelistReader`, or into a worker.
 */
export function readWhitelistText(text: string, preset: WhitelistLevel = 1): WhitelistReading {
  const reader = createWhitelistReader(text, preset)
  reader.read(reader.count)
  return reader.result()
}
