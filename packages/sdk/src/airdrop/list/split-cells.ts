/** Separators that spreadsheets write, in the order in which they are looked for. */
const separators = [';', '\t', ','] as const

/** The separator of a list: the one that its first filled line has; a comma where there is but one column. */
export function findSeparator(line: string): string {
  return separators.find((separator) => line.includes(separator)) ?? ','
}

/** Cells of a line, without the spaces around them; quotes keep a separator inside a cell, two of them stand for one. */
export function splitCells(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim())
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const character = line[at]
    if (character === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (character === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += character
  }
  return [...cells, cell.trim()]
}
