import { type ListKind, plainHeading } from './list-kinds.ts'
import { type ChosenColumns, readListTable, type TableIssue } from './read-list-table.ts'

const special = /[",\n]/
const cellText = (cell: string) => (special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
/** Cells of one line; empty ones at its end say nothing. */
const lineOf = (cells: readonly string[]) => cells.map(cellText).join(',').replace(/,+$/, '')

/** Heading of a column: its own name, with the unit that the text gave it. */
const headingOf = (name: string, given: string) =>
  name === 'cycle' && plainHeading(given) === 'cycledays' ? 'cycleDays' : name

/** A list as plain text, or the lines for which there is none. */
export interface ListText {
  /** One line of it for each row, under the number that the row had. */
  readonly text: string
  /** Lines whose cells cannot be told apart: without them the text would lack rows. */
  readonly issues: readonly TableIssue[]
}

/**
 * The same list as a plain text: commas, its columns in their order and no others, every row on the line on which it
 * stood. Cells beyond the columns that were shown stay, so that whoever reads it refuses their line.
 */
export function writeListText<Name extends string>(
  text: string,
  kind: ListKind<Name>,
  chosen: ChosenColumns<Name>,
): ListText {
  const table = readListTable(text, kind, chosen)
  const { heading, columns, lines, width } = table
  // Without a heading every column has its place, also one that the text lacks.
  const order = heading ? kind.columns.filter((name) => columns[name]) : kind.columns
  const written: string[] = []
  const put = (line: number, cells: readonly string[]) => {
    while (written.length < line) written.push('')
    written[line - 1] = lineOf(cells)
  }
  if (heading) {
    const names = order.map((name) => headingOf(name, columns[name]?.heading ?? ''))
    put(heading.line, names)
  }
  for (const { line, cells } of lines) {
    const own = order.map((name) => cells[columns[name]?.index ?? -1] ?? '')
    const beyond = cells.slice(width).filter((cell) => cell !== '')
    put(line, [...own, ...beyond])
  }
  const issues = table.issues.filter(({ code }) => code === 'List_QuoteOpen')
  return { text: written.join('\n'), issues }
}
