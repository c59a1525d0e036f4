/** A row of the list as its fields are shown; what a field has no place for is kept as it is. */
export interface ListLine {
  readonly owner: string
  readonly amount: string
  readonly unlockAt: string
  /** Columns of a release, as typed. */
  readonly rest: readonly string[]
}

const separators = /[,;\t]/
const unquote = (cell: string) => cell.trim().replace(/^"(.*)"$/, '$1')

/** Whether the first line names the columns instead of a lock. */
const isHeading = (line: string) => line.trim() !== '' && !/0x[0-9a-f]/i.test(line)

/**
 * The lines of a list as rows.
 * @returns undefined where the columns may stand in another order, which only the text shows rightly
 */
export function toListLines(text: string): readonly ListLine[] | undefined {
  const lines = text.split(/\r?\n/)
  const [first = ''] = lines
  const heading = isHeading(first) ? first.split(separators).map(unquote) : undefined
  if (heading && heading.slice(0, 3).join().toLowerCase() !== 'owner,amount,unlockat')
    return undefined
  return (heading ? lines.slice(1) : lines)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [owner = '', amount = '', unlockAt = '', ...rest] = line.split(separators).map(unquote)
      return { owner, amount, unlockAt, rest }
    })
}

/** Rows as the text of a list. */
export function fromListLines(lines: readonly ListLine[]): string {
  return lines
    .map(({ owner, amount, unlockAt, rest }) =>
      [owner, amount, unlockAt, ...rest].join(',').replace(/,+$/, ''),
    )
    .join('\n')
}
