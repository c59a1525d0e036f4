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
  return lines.flatMap((text, index) => {
    if (text.trim() === '' || (heading && index === 0)) return []
    const [owner = '', amount = '', unlockAt = '', ...rest] = text.split(separators).map(unquote)
    return [{ line: index + 1, owner, amount, unlockAt, rest }]
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
