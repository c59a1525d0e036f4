import { cleanCell } from '@slipway/sdk/list/clean-cell'
import { lockColumns, lockKind } from '@slipway/sdk/list/list-kinds'
import { readListTable } from '@slipway/sdk/list/read-list-table'
import { splitList } from '@slipway/sdk/list/split-list'

/** A row of the list as its fields are shown; what a field has no place for is kept as it is. */
export interface ListLine {
  /** Number of its line in the text. */
  readonly line: number
  readonly owner: string
  readonly amount: string
  readonly unlockAt: string
  /** Columns of a release, as typed. */
  readonly rest: readonly string[]
}

/**
 * The lines of a list as rows.
 * @returns undefined where the columns may stand in another order, which only the text shows rightly
 */
export function toListLines(text: string): readonly ListLine[] | undefined {
  const { heading, columns, width } = readListTable(text, lockKind)
  const isPlain = lockColumns.every((name, at) => (columns[name]?.index ?? at) === at)
  if (heading && !(isPlain && width <= lockColumns.length)) return undefined
  return splitList(text).rows.flatMap((row) => {
    if (row.line === heading?.line) return []
    const cells = row.cells.map(cleanCell)
    if (cells.every((cell) => cell === '')) return []
    const [owner = '', amount = '', unlockAt = '', ...rest] = cells
    return [{ line: row.line, owner, amount, unlockAt, rest }]
  })
}

/** Rows as the text of a list. */
export function fromListLines(lines: readonly ListLine[]): string {
  return lines
    .map(({ owner, amount, unlockAt, rest }) =>
      [owner, amount, unlockAt, ...rest].map(cellText).join(',').replace(/,+$/, ''),
    )
    .join('\n')
}

/** A cell that holds a separator stays one cell. */
const cellText = (cell: string) =>
  /[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
