import { cleanCell } from './clean-cell.ts'
import { type ListKind, plainHeading } from './list-kinds.ts'
import { type ListRow, listSeparators, splitList } from './split-list.ts'

/** A column that the list uses. */
export interface UsedColumn {
  /** Place in the text, from 0. */
  readonly index: number
  /** As its heading says; empty where there is none. */
  readonly heading: string
}

/** Where the columns of a list stand, as somebody has said. */
export interface ChosenColumns<Name extends string> {
  readonly places: Readonly<Partial<Record<Name, number>>>
  /** Columns that were shown; what lies beyond them is nobody's choice. */
  readonly width: number
}

/** What keeps the list, or one line of it, from being read. */
export interface TableIssue {
  /** From 1. */
  readonly line: number
  readonly code:
    | 'List_AddressColumnMissing'
    | 'List_ColumnMissing'
    | 'List_ColumnTwice'
    | 'List_CellBeyond'
    | 'List_QuoteOpen'
  readonly args: Readonly<Record<string, string>>
}

/** Cells of one line by what they mean; empty where the line has none. */
export interface TableRow<Name extends string> {
  /** From 1. */
  readonly line: number
  readonly cells: Readonly<Record<Name, string>>
}

/** A text as a table of its kind. */
export interface ListTable<Name extends string> {
  /** Line of the heading, and its cells; undefined for a list without one. */
  readonly heading: ListRow | undefined
  readonly columns: Readonly<Partial<Record<Name, UsedColumn>>>
  /** Columns with cells that are not used. */
  readonly ignored: readonly UsedColumn[]
  /** Filled lines below the heading that could be cut into cells. */
  readonly rows: readonly TableRow<Name>[]
  readonly issues: readonly TableIssue[]
  /** Filled lines below the heading, as they stand there. */
  readonly lines: readonly ListRow[]
  /** Columns of the heading, or of the kind where there is none; cells beyond are refused. */
  readonly width: number
}

type Columns<Name extends string> = Partial<Record<Name, UsedColumn>>

/** The beginning of an address, however it goes on. */
const addressLike = /0x[0-9a-f]{4}/i
const numberLike = /^[\d.,'\s]+$/
/** Lines from which it is told which column holds the addresses. */
const SAMPLE_ROWS = 20

/** Cells of a row; one that is whole in another separator than the text's is cut by that. */
function cleanRow({ line, cells }: ListRow): ListRow {
  const clean = cells.map(cleanCell)
  const [only = '', ...others] = clean
  const other = listSeparators.find((separator) => only.includes(separator))
  if (!other || others.some((cell) => cell !== '')) return { line, cells: clean }
  return { line, cells: only.split(other).map(cleanCell) }
}

/** A row that names columns: no address, no number, and one word at least that columns are called by. */
function isHeading<Name extends string>({ cells }: ListRow, kind: ListKind<Name>): boolean {
  if (cells.some((cell) => addressLike.test(cell) || numberLike.test(cell))) return false
  const words = cells.map(plainHeading)
  return kind.columns.some((name) => kind.names[name].some((known) => words.includes(known)))
}

/** Places of columns that hold addresses in the first lines, the fullest first. */
function addressPlaces(lines: readonly ListRow[]): readonly number[] {
  const counts = new Map<number, number>()
  for (const { cells } of lines.slice(0, SAMPLE_ROWS)) {
    for (const [index, cell] of cells.entries()) {
      if (addressLike.test(cell)) counts.set(index, (counts.get(index) ?? 0) + 1)
    }
  }
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([index]) => index)
}

/** Places of a column by its heading; of several that may hold addresses the ones that do. */
function placesOf<Name extends string>(
  name: Name,
  kind: ListKind<Name>,
  heading: ListRow,
  lines: readonly ListRow[],
): readonly number[] {
  const words = heading.cells.map(plainHeading)
  const named = words.flatMap((word, index) => (kind.names[name].includes(word) ? [index] : []))
  if (name !== kind.columns[0]) return named
  const holding = addressPlaces(lines)
  if (named.length === 0) return holding.length === 1 ? holding : []
  const both = named.filter((index) => holding.includes(index))
  return named.length > 1 && both.length > 0 ? both : named
}

function columnsOfHeading<Name extends string>(
  kind: ListKind<Name>,
  heading: ListRow,
  lines: readonly ListRow[],
): { readonly columns: Columns<Name>; readonly issues: readonly TableIssue[] } {
  const columns: Columns<Name> = {}
  const issues: TableIssue[] = []
  const { line, cells } = heading
  const report = (code: TableIssue['code'], args: TableIssue['args'] = {}) =>
    issues.push({ line, code, args })
  for (const name of kind.columns) {
    const [index, ...more] = placesOf(name, kind, heading, lines)
    if (index === undefined) {
      if (!kind.needs.includes(name)) continue
      if (name === kind.columns[0]) report('List_AddressColumnMissing')
      else report('List_ColumnMissing', { column: name })
    } else if (more.length > 0) {
      report('List_ColumnTwice', { columns: [index, ...more].map((at) => cells[at]).join(', ') })
    } else columns[name] = { index, heading: cells[index] ?? '' }
  }
  return { columns, issues }
}

/** Columns of a list without a heading: in their order, from the first one that holds addresses. */
function plainColumns<Name extends string>(
  kind: ListKind<Name>,
  lines: readonly ListRow[],
): Columns<Name> {
  const [from = 0] = addressPlaces(lines)
  const entries = kind.columns.map((name, at) => [name, { index: from + at, heading: '' }] as const)
  return Object.fromEntries(entries) as Columns<Name>
}

function chosenColumns<Name extends string>(
  kind: ListKind<Name>,
  { places }: ChosenColumns<Name>,
  heading: ListRow | undefined,
): Columns<Name> {
  const columns: Columns<Name> = {}
  for (const name of kind.columns) {
    const index = places[name]
    if (index !== undefined) columns[name] = { index, heading: heading?.cells[index] ?? '' }
  }
  return columns
}

/** Columns of a heading up to the last one with a name. */
const namedWidth = ({ cells }: ListRow) => cells.findLastIndex((cell) => cell !== '') + 1

function widthOf<Name extends string>(
  columns: Columns<Name>,
  heading: ListRow | undefined,
  chosen: ChosenColumns<Name> | undefined,
): number {
  const used = Object.values<UsedColumn | undefined>(columns).map((column) => column?.index ?? -1)
  const said = heading ? namedWidth(heading) : 0
  return Math.max(said, chosen?.width ?? 0, ...used.map((index) => index + 1))
}

interface Cut<Name extends string> {
  readonly rows: readonly TableRow<Name>[]
  readonly issues: readonly TableIssue[]
  readonly filled: ReadonlySet<number>
}

const quoteOpen = (line: number): TableIssue => ({ line, code: 'List_QuoteOpen', args: {} })

function findBeyond({ line, cells }: ListRow, width: number): TableIssue | undefined {
  if (cells.length <= width) return undefined
  const cell = cells.slice(width).find((one) => one !== '')
  return cell === undefined ? undefined : { line, code: 'List_CellBeyond', args: { cell } }
}

function noteFilled(cells: readonly string[], filled: Set<number>): void {
  for (let index = 0; index < cells.length; index++) if (cells[index]) filled.add(index)
}

function cutRows<Name extends string>(
  lines: readonly ListRow[],
  kind: ListKind<Name>,
  columns: Columns<Name>,
  { width, quoteFaults }: { readonly width: number; readonly quoteFaults: readonly number[] },
): Cut<Name> {
  const rows: TableRow<Name>[] = []
  const issues: TableIssue[] = []
  const filled = new Set<number>()
  const faulty = new Set(quoteFaults)
  const places = kind.columns.map((name) => [name, columns[name]?.index ?? -1] as const)
  for (const row of lines) {
    const { line, cells } = row
    const issue = faulty.has(line) ? quoteOpen(line) : findBeyond(row, width)
    if (issue) {
      issues.push(issue)
      continue
    }
    noteFilled(cells, filled)
    const named = {} as Record<Name, string>
    for (const [name, index] of places) named[name] = cells[index] ?? ''
    rows.push({ line, cells: named })
  }
  return { rows, issues, filled }
}

/**
 * Reads a text as a list of a kind. A heading is a first line without an address and with a word that its columns are
 * called by; without one the columns stand in their order from the first that holds addresses. Nothing is left out
 * without a word: columns that are not used are named, and a line with cells beyond them is refused.
 * @param chosen where the columns stand, as somebody has said who saw the first lines
 */
export function readListTable<Name extends string>(
  text: string,
  kind: ListKind<Name>,
  chosen?: ChosenColumns<Name>,
): ListTable<Name> {
  const { rows, quoteFaults } = splitList(text)
  const filled = rows.map(cleanRow).filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...rest] = filled
  const heading = first && isHeading(first, kind) ? first : undefined
  const lines = heading ? rest : filled
  const found =
    heading && !chosen ? columnsOfHeading(kind, heading, lines) : { columns: {}, issues: [] }
  const columns: Columns<Name> = chosen
    ? chosenColumns(kind, chosen, heading)
    : heading
      ? found.columns
      : plainColumns(kind, lines)
  const width = widthOf(columns, heading, chosen)
  const cut = cutRows(lines, kind, columns, { width, quoteFaults })
  const used = new Set(
    Object.values<UsedColumn | undefined>(columns).map((column) => column?.index),
  )
  const ignored = [...cut.filled]
    .filter((index) => !used.has(index))
    .toSorted((left, right) => left - right)
    .map((index) => ({ index, heading: heading?.cells[index] ?? '' }))
  const issues = [...found.issues, ...cut.issues]
  return { heading, columns, ignored, rows: cut.rows, issues, lines, width }
}
