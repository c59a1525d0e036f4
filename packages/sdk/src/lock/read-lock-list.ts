import { listCellIssue } from '../list/list-cell-issue.ts'
import type { LockColumn } from '../list/list-kinds.ts'
import type { UsedColumn } from '../list/read-list-table.ts'
import { type LockRowContext, type RowIssueCollector, readLockRow } from './list/read-lock-row.ts'
import { readLockRows } from './list/read-lock-rows.ts'
import type { LockEntry } from './lock-draft-schema.ts'
import { lockLimits } from './lock-limits.ts'

/** Something wrong with a line of a list. */
export interface LockListIssue {
  /** From 1; 0 where the list as a whole is meant. */
  readonly line: number
  readonly column: LockColumn | 'line'
  /** The contract's error name where the contract knows the rule, else a code of the SDK. */
  readonly code: string
  readonly args: Readonly<Record<string, bigint | number | string>>
}

/** What a text of locks holds. */
export interface LockListReading {
  /** Locks without a fault, in the order of their lines. */
  readonly entries: readonly LockEntry[]
  /** Line of each entry. */
  readonly lines: readonly number[]
  readonly issues: readonly LockListIssue[]
  /** Base units of all entries. */
  readonly total: bigint
  readonly ownerCount: number
  /** Columns with cells of which nothing was taken. */
  readonly ignored: readonly UsedColumn[]
}

/** Rules that only the list as a whole can break. */
function judgeList(
  rowCount: number,
  total: bigint,
  report: (code: string, args?: LockListIssue['args']) => void,
): void {
  const { listRowsMax, tokenAmountMax } = lockLimits
  if (rowCount === 0) report('TokenLocker_ListEmpty')
  if (rowCount > listRowsMax) report('Input_LockListTooLong', { count: rowCount, max: listRowsMax })
  if (total > tokenAmountMax) {
    report('TokenLocker_AmountTooLarge', { amount: total, max: tokenAmountMax })
  }
}

/**
 * Reads locks of one token, one in a line: owner, amount, unlock time; and for parts the time of the first one, its
 * percent, the length of a cycle and its percent. Lines with a fault are left out of the entries and told, each with its
 * line and column: a list is locked as a whole or not at all.
 */
export function readLockList(text: string, context: LockRowContext): LockListReading {
  const { rows, issues: faults, ignored, count } = readLockRows(text)
  const issues: LockListIssue[] = faults.map((fault) => ({ ...fault, column: 'line' }))
  const read: { readonly entry: LockEntry; readonly line: number }[] = []
  // Beyond the bound nothing is read: a pasted novel must not hold the page up.
  for (const row of rows.slice(0, lockLimits.listRowsMax)) {
    const before = issues.length
    const report: RowIssueCollector = (column, code, args = {}) => {
      issues.push({ line: row.line, column, ...listCellIssue(column, code, args) })
    }
    const entry = readLockRow(row, context, report)
    if (entry && issues.length === before) read.push({ entry, line: row.line })
  }
  const entries = read.map(({ entry }) => entry)
  const total = entries.reduce((sum, { amount }) => sum + amount, 0n)
  judgeList(count, total, (code, args = {}) => {
    issues.push({ line: 0, column: 'line', code, args })
  })
  const ownerCount = new Set(entries.map(({ owner }) => owner)).size
  const ordered = issues.toSorted((left, right) => left.line - right.line)
  const lines = read.map(({ line }) => line)
  return { entries, lines, issues: ordered, total, ownerCount, ignored }
}
