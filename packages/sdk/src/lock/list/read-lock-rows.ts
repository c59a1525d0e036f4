/** Columns of a list of locks, in their order where no first line names them. */
export const lockColumns = [
  'owner',
  'amount',
  'unlockAt',
  'cliffAt',
  'firstPercent',
  'cycle',
  'cyclePercent',
] as const

/** See `lockColumns`. */
export type LockColumn = (typeof lockColumns)[number]

/** Cells of one line; empty where the line has none. */
export interface LockRow {
  /** From 1. */
  readonly line: number
  readonly cells: Readonly<Record<LockColumn, string>>
}

/** What people call the columns, in lower case without spaces, dashes and underscores. */
const names: Readonly<Record<string, LockColumn>> = {
  owner: 'owner',
  address: 'owner',
  wallet: 'owner',
  amount: 'amount',
  unlockat: 'unlockAt',
  unlock: 'unlockAt',
  unlockdate: 'unlockAt',
  unlocktime: 'unlockAt',
  cliffat: 'cliffAt',
  cliff: 'cliffAt',
  firstpercent: 'firstPercent',
  first: 'firstPercent',
  cycle: 'cycle',
  cycleseconds: 'cycle',
  cycledays: 'cycle',
  cyclepercent: 'cyclePercent',
}

const plainName = (cell: string) => cell.toLowerCase().replaceAll(/[\s_-]/g, '')
const separators = [';', '\t', ','] as const

/** The separator of a text: the one that its first line with cells has; a comma where there is but one column. */
function findSeparator(lines: readonly string[]): string {
  const first = lines.find((line) => line.trim() !== '') ?? ''
  return separators.find((separator) => first.includes(separator)) ?? ','
}

/** Cells of a line; quotes keep a separator inside a cell, two of them stand for one. */
function splitLine(line: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    else if (character === separator && !isQuoted) cells.push('')
    else cells[cells.length - 1] += character
  }
  return cells.map((cell) => cell.trim())
}

interface Heading {
  readonly columns: readonly (LockColumn | undefined)[]
  /** The cycle's column says days. */
  readonly inDays: boolean
}

function readHeading(cells: readonly string[]): Heading | undefined {
  const columns = cells.map((cell) => names[plainName(cell)])
  if (!columns.includes('owner')) return undefined
  return { columns, inDays: cells.some((cell) => plainName(cell) === 'cycledays') }
}

function toRow(cells: readonly string[], line: number, { columns, inDays }: Heading): LockRow {
  const cellOf = (column: LockColumn) => cells[columns.indexOf(column)] ?? ''
  const entries = lockColumns.map((column) => [column, cellOf(column)] as const)
  const row = Object.fromEntries(entries) as Record<LockColumn, string>
  const cycle = inDays && /^\d+$/.test(row.cycle) ? `${row.cycle}d` : row.cycle
  return { line, cells: { ...row, cycle } }
}

/**
 * The rows of a text with one lock in a line; empty lines count as lines and are skipped. A first line that names its
 * columns gives their order.
 */
export function readLockRows(text: string): readonly LockRow[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const separator = findSeparator(lines)
  const filled = lines
    .map((line, at) => ({ cells: splitLine(line, separator), line: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...rest] = filled
  const heading = first && readHeading(first.cells)
  const order = heading ?? { columns: lockColumns, inDays: false }
  return (heading ? rest : filled).map(({ cells, line }) => toRow(cells, line, order))
}
