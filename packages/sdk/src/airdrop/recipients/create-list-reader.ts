import { listAddressIssue } from '../../list/list-address-issue.ts'
import { listCellIssue } from '../../list/list-cell-issue.ts'
import { payKind } from '../../list/list-kinds.ts'
import {
  type ChosenColumns,
  type ListTable,
  readListTable,
  type TableRow,
  type UsedColumn,
} from '../../list/read-list-table.ts'
import { AmountInvalid, parseAmount } from '../../shared/parse-amount.ts'
import type { Keccak } from '../keccak/load-keccak.ts'
import { ADDRESS_BYTES, type PayList } from './pay-list.ts'
import { readPayAddress } from './read-pay-address.ts'
import { recipientLimits } from './recipient-limits.ts'

/** Columns of a list of payments. */
export type PayColumn = (typeof payKind)['columns'][number]

/** Something wrong with one line of a list. */
export interface ListIssue {
  /** From 1; 0 for what concerns the whole list. */
  readonly line: number
  readonly column: 'address' | 'amount' | 'line'
  readonly code: string
  readonly args: Readonly<Record<string, bigint | number | string>>
}

/** What a text of payments holds. */
export interface ListReading {
  /** Right lines in their order, each once as often as it stands there. */
  readonly list: PayList
  /** The first faults, by line. */
  readonly issues: readonly ListIssue[]
  /** All of them. */
  readonly issueCount: number
  /** Lines that name an address again. */
  readonly duplicates: number
  /** Columns with cells of which nothing was taken. */
  readonly ignored: readonly UsedColumn[]
}

/** How a list is read. */
export interface ListReaderOptions {
  /** Decimals of what is paid. */
  readonly decimals: number
  readonly keccak: Keccak
  /** Most of one entry, in base units. */
  readonly amountMax?: bigint
  /** Where the columns stand, as somebody has said; else as the heading says. */
  readonly chosen?: ChosenColumns<PayColumn> | undefined
}

/** Reads a text that comes in pieces of any size. */
export interface ListReader {
  /** Takes the next piece. */
  readonly read: (text: string) => void
  /** Reads everything. @param tell hears how far it is, 0 to 1 */
  readonly finish: (tell?: (part: number) => void) => ListReading
}

/** Columns that grow. */
class Columns {
  addresses = new Uint8Array(1_024 * ADDRESS_BYTES)
  readonly amounts: bigint[] = []
  readonly lines: number[] = []
  readonly seen = new Set<string>()
  total = 0n

  add(address: Uint8Array, amount: bigint, line: number): void {
    const at = this.amounts.length * ADDRESS_BYTES
    if (at + ADDRESS_BYTES > this.addresses.length) {
      const wider = new Uint8Array(2 * this.addresses.length)
      wider.set(this.addresses)
      this.addresses = wider
    }
    this.addresses.set(address, at)
    this.amounts.push(amount)
    this.lines.push(line)
    this.total += amount
  }

  toList(): PayList {
    const { amounts, lines, total } = this
    const count = amounts.length
    return {
      count,
      total,
      addresses: this.addresses.slice(0, count * ADDRESS_BYTES),
      amounts,
      lines,
    }
  }
}

/** One row after another. */
class RowReader {
  private readonly options: ListReaderOptions
  private readonly amountMax: bigint
  private readonly columns = new Columns()
  private readonly issues: ListIssue[] = []
  private readonly address = new Uint8Array(ADDRESS_BYTES)
  private issueCount = 0

  constructor(options: ListReaderOptions) {
    this.options = options
    this.amountMax = options.amountMax ?? recipientLimits.amountMax
  }

  take({ line, cells }: TableRow<PayColumn>): void {
    const isRight = this.readAddress(cells.address, line)
    const amount = this.readAmount(cells.amount, line)
    if (!isRight || amount === undefined) return
    this.columns.add(this.address, amount, line)
    this.columns.seen.add(cells.address.toLowerCase())
  }

  finish({ lines, ignored }: ListTable<PayColumn>): ListReading {
    const { rowsMax: max } = recipientLimits
    const { length: count } = lines
    if (count > max) this.report(0, 'line', 'PayList_TooLong', { max, count })
    else if (count === 0) this.report(0, 'line', 'Input_ListEmpty')
    const { issueCount, columns } = this
    // Faults of rows and of cells were found apart.
    const issues = this.issues.toSorted((left, right) => left.line - right.line)
    const list = columns.toList()
    const kept = issues.slice(0, recipientLimits.issuesKept)
    return { list, issues: kept, issueCount, duplicates: list.count - columns.seen.size, ignored }
  }

  report(
    line: number,
    column: ListIssue['column'],
    code: string,
    args: ListIssue['args'] = {},
  ): void {
    this.issueCount += 1
    // What concerns the whole list must not be lost among a thousand lines.
    const isKept = line === 0 || this.issues.length < 2 * recipientLimits.issuesKept
    if (isKept) this.issues.push({ line, column, code, args })
  }

  private readAddress(text: string, line: number): boolean {
    const problem = readPayAddress(text, this.options.keccak, this.address)
    const issue = problem && listAddressIssue(problem, line)
    if (issue) this.report(line, 'address', issue.code, issue.args)
    else if (this.address.every((byte) => byte === 0))
      this.report(line, 'address', 'PayList_AddressZero')
    else return true
    return false
  }

  private readAmount(cell: string, line: number): bigint | undefined {
    const { amountMax } = this
    try {
      const amount = parseAmount(cell, this.options.decimals)
      if (amount > 0n && amount <= amountMax) return amount
      if (amount === 0n) this.report(line, 'amount', 'Input_AmountZero')
      else this.report(line, 'amount', 'PayList_AmountTooLarge', { max: amountMax })
    } catch (error) {
      if (!(error instanceof AmountInvalid)) throw error
      const { code, args } = listCellIssue('amount', error.code, error.args)
      this.report(line, 'amount', code, args)
    }
    return undefined
  }
}

/** Rows between two words on how far it is. */
const TOLD_ROWS = 5_000

/**
 * Begins to read a list: an address and an amount in a line, as `readListTable` finds them. Empty lines count as lines
 * and are skipped. An amount is in whole units, with a point before its decimals.
 */
export function createListReader(options: ListReaderOptions): ListReader {
  const pieces: string[] = []
  return {
    read: (text) => void pieces.push(text),
    finish(tell = () => undefined) {
      const reader = new RowReader(options)
      const table = readListTable(pieces.join(''), payKind, options.chosen)
      for (const { line, code, args } of table.issues) reader.report(line, 'line', code, args)
      const { address, amount } = table.columns
      // Without its columns each line would be told for what the heading lacks; beyond the bound nothing is read.
      const rows = address && amount ? table.rows.slice(0, recipientLimits.rowsMax) : []
      for (const [at, row] of rows.entries()) {
        reader.take(row)
        if (at % TOLD_ROWS === 0) tell(at / rows.length)
      }
      tell(1)
      return reader.finish(table)
    },
  }
}
