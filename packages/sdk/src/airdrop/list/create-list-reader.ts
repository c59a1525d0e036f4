import { AmountInvalid, parseAmount } from '../../shared/parse-amount.ts'
import type { Keccak } from '../keccak/load-keccak.ts'
import { type ListColumns, plainColumns, readHeading } from './list-heading.ts'
import { listLimits } from './list-limits.ts'
import { ADDRESS_BYTES, type PayList } from './pay-list.ts'
import { readPayAddress } from './read-pay-address.ts'
import { findSeparator, splitCells } from './split-cells.ts'

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
}

/** How a list is read. */
export interface ListReaderOptions {
  /** Decimals of what is paid. */
  readonly decimals: number
  readonly keccak: Keccak
  /** Most of one entry, in base units. */
  readonly amountMax?: bigint
}

/** Reads a text as it comes, in pieces of any size. */
export interface ListReader {
  /** Takes the next piece. */
  readonly read: (text: string) => void
  /** Takes the last line and tells everything. */
  readonly finish: () => ListReading
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

/** One line after another, with what was learned from the ones before. */
class LineReader {
  private readonly options: Required<ListReaderOptions>
  private readonly columns = new Columns()
  private readonly issues: ListIssue[] = []
  private readonly address = new Uint8Array(ADDRESS_BYTES)
  private issueCount = 0
  private line = 0
  private filled = 0
  private separator = ','
  private order: ListColumns = plainColumns

  constructor(options: Required<ListReaderOptions>) {
    this.options = options
  }

  take(text: string): void {
    this.line += 1
    if (text.trim() === '') return
    this.filled += 1
    if (this.filled === 1 && this.begin(text)) return
    // Beyond the bound nothing is read: the fault is told once, at the end.
    if (this.filled <= listLimits.rowsMax) this.takeCells(splitCells(text, this.separator))
  }

  finish(): ListReading {
    const { rowsMax: max } = listLimits
    if (this.filled > max) this.report('line', 'PayList_TooLong', { max, count: this.filled }, 0)
    else if (this.filled === 0) this.report('line', 'Input_ListEmpty', {}, 0)
    const { issues, issueCount, columns } = this
    const list = columns.toList()
    return { list, issues, issueCount, duplicates: list.count - columns.seen.size }
  }

  /** Learns from the first filled line. @returns whether it was a heading */
  private begin(text: string): boolean {
    this.separator = findSeparator(text)
    const heading = readHeading(splitCells(text, this.separator))
    if (!heading) return false
    this.order = heading
    this.filled = 0
    return true
  }

  private takeCells(cells: readonly string[]): void {
    const text = cells[this.order.address] ?? ''
    const isRight = this.readAddress(text)
    const amount = this.readAmount(cells[this.order.amount] ?? '')
    if (!isRight || amount === undefined) return
    this.columns.add(this.address, amount, this.line)
    this.columns.seen.add(text.toLowerCase())
  }

  private readAddress(text: string): boolean {
    const problem = readPayAddress(text, this.options.keccak, this.address)
    if (problem === 'Input_AddressChecksumInvalid') this.report('address', problem)
    else if (problem) this.report('address', 'Input_AddressLineInvalid', { line: this.line })
    else if (this.address.every((byte) => byte === 0)) this.report('address', 'PayList_AddressZero')
    else return true
    return false
  }

  private readAmount(cell: string): bigint | undefined {
    const { decimals, amountMax } = this.options
    try {
      const amount = parseAmount(cell, decimals)
      if (amount > 0n && amount <= amountMax) return amount
      if (amount === 0n) this.report('amount', 'Input_AmountZero')
      else this.report('amount', 'PayList_AmountTooLarge', { max: amountMax })
    } catch (error) {
      if (!(error instanceof AmountInvalid)) throw error
      this.report('amount', error.code, error.args)
    }
    return undefined
  }

  private report(
    column: ListIssue['column'],
    code: string,
    args: ListIssue['args'] = {},
    line = this.line,
  ): void {
    this.issueCount += 1
    const issue = { line, column, code, args }
    // What concerns the whole list must not be lost among a thousand lines.
    if (line === 0) this.issues.unshift(issue)
    else if (this.issues.length < listLimits.issuesKept) this.issues.push(issue)
  }
}

const lineEnd = /\r\n|\n|\r/

/**
 * Begins to read a list: an address and an amount in a line, behind a comma, semicolon or tab, quoted or not, in the order
 * that a heading names, else address first. Empty lines count as lines and are skipped. An amount is in whole units, with
 * a point before its decimals.
 */
export function createListReader(options: ListReaderOptions): ListReader {
  const reader = new LineReader({ amountMax: listLimits.amountMax, ...options })
  let rest = ''
  let isFirst = true
  return {
    read(text) {
      if (text === '') return
      const whole = rest + (isFirst ? text.replace(/^\uFEFF/, '') : text)
      isFirst = false
      // A piece may end between the two characters of one line end.
      const held = whole.endsWith('\r') ? '\r' : ''
      const lines = whole.slice(0, whole.length - held.length).split(lineEnd)
      rest = (lines.pop() ?? '') + held
      for (const line of lines) reader.take(line)
    },
    finish() {
      if (rest !== '') reader.take(rest.replace(/\r$/, ''))
      rest = ''
      return reader.finish()
    },
  }
}
