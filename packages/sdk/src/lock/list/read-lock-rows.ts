import { type LockColumn, lockKind, plainHeading } from '../../list/list-kinds.ts'
import { readListTable, type TableIssue, type UsedColumn } from '../../list/read-list-table.ts'

/** Cells of one line; empty where the line has none. */
export interface LockRow {
  /** From 1. */
  readonly line: number
  readonly cells: Readonly<Record<LockColumn, string>>
}

/** The rows of a text, and what kept others from being rows. */
export interface LockRows {
  readonly rows: readonly LockRow[]
  readonly issues: readonly TableIssue[]
  /** Columns with cells of which nothing was taken. */
  readonly ignored: readonly UsedColumn[]
  /** Filled lines below the heading. */
  readonly count: number
}

/**
 * The rows of a text with one lock in a line; empty lines count as lines and are skipped. A first line that names its
 * columns gives their order.
 */
export function readLockRows(text: string): LockRows {
  const { columns, rows, issues, ignored, lines } = readListTable(text, lockKind)
  const inDays = plainHeading(columns.cycle?.heading ?? '') === 'cycledays'
  const isWhole = columns.owner && columns.amount
  return {
    rows: (isWhole ? rows : []).map(({ line, cells }) => {
      const cycle = inDays && /^\d+$/.test(cells.cycle) ? `${cells.cycle}d` : cells.cycle
      return { line, cells: { ...cells, cycle } }
    }),
    ...{ issues, ignored, count: lines.length },
  }
}
