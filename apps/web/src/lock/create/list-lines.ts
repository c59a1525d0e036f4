import { cleanCell } from '@slipway/sdk/list/clean-cell'
import { lockColumns, lockKind } from '@slipway/sdk/list/list-kinds'
import { readListTable } from '@slipway/sdk/list/read-list-table'
import { splitList } from '@slipway/sdk/list/split-list'
import type { Address } from 'viem'

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

const DAY = 86_400
/** Stands for an owner in the template until somebody is connected. */
const example = '0x0000000000000000000000000000000000000001'

const dayOf = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10)

/**
 * A list to fill in: one row for each way in which a lock can end. Dates are days in UTC.
 * @param owner the connected wallet
 * @param now unix seconds
 */
export function listTemplate(owner: Address | undefined, now: number): string {
  const who = owner ?? example
  const [soon, later] = [dayOf(now + 30 * DAY), dayOf(now + 180 * DAY)]
  return [
    'owner,amount,unlockAt,cliffAt,firstPercent,cycle,cyclePercent',
    `${who},1000,${later},,,,`,
    `${who},1000,${later},${soon},10,,`,
    `${who},1000,,${soon},10,30d,15`,
    `${who},1000,forever,,,,`,
    '',
  ].join('\n')
}
