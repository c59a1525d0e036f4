import Papa from 'papaparse'

/** One row of a text as it stands there. */
export interface ListRow {
  /** Line on which it begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A text cut into rows and cells, before anything is known of what they mean. */
export interface SplitList {
  readonly separator: string
  /** Empty lines are rows with one empty cell. */
  readonly rows: readonly ListRow[]
  /** Lines of rows whose quotes do not close, or close within a cell. */
  readonly quoteFaults: readonly number[]
}

/** What may stand between cells; of two that stand in as many lines the first is taken. */
export const listSeparators = ['\t', ';', '；', ',', '，', '|'] as const

const lineEnd = /\r\n|[\r\u0085\u2028\u2029]/g
const quoted = /"(?:[^"]|"")*"/g
const separatorLine = /^"?sep=([^\n])"?[ \t]*(?=\n|$)/i
/** Letters, and then lines, from which the separator is told. */
const SAMPLE_LETTERS = 20_000
const SAMPLE_LINES = 100

/** The separator that most of the first lines have, outside of quotes; a comma where none has any. */
function findSeparator(text: string): string {
  const lines = text
    .slice(0, SAMPLE_LETTERS)
    .replaceAll(quoted, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, SAMPLE_LINES)
  let best: string = ','
  let most = 0
  for (const separator of listSeparators) {
    const count = lines.filter((line) => line.includes(separator)).length
    if (count > most) {
      best = separator
      most = count
    }
  }
  return best
}

/** Line ends within a cell: only quotes hold them there. */
const endsIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

/**
 * Cuts a text into rows and cells: line ends of every system, a byte order mark, `sep=;` as its first line, cells apart
 * by a tab, semicolon, comma or bar, quoted as spreadsheets do.
 */
export function splitList(text: string): SplitList {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(lineEnd, '\n')
  const said = separatorLine.exec(plain)
  // The line stays as an empty one, so that the others keep their numbers.
  const body = said ? plain.slice(said[0].length) : plain
  const separator = said?.[1] ?? findSeparator(body)
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: separator,
    newline: '\n',
    skipEmptyLines: false,
  })
  const hasQuotes = body.includes('"')
  let line = 1
  const rows = data.map((cells) => {
    const row = { line, cells }
    line += 1 + (hasQuotes ? endsIn(cells) : 0)
    return row
  })
  const faults = errors.filter(({ type }) => type === 'Quotes')
  const quoteFaults = [...new Set(faults.map(({ row = 0 }) => rows[row]?.line ?? 1))]
  return { separator, rows, quoteFaults }
}
