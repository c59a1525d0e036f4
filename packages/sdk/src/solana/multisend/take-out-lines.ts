import type { SendRow } from './types.ts'

/** A list's text without the lines of some rows; all others stay as they were typed. */
export function takeOutLines(text: string, rows: readonly SendRow[]): string {
  const gone = new Set(rows.map(({ line }) => line))
  // As the list itself is divided into lines.
  return text
    .split(/(?<=\r\n|\n|\r(?!\n)|[\u0085\u2028\u2029])/)
    .filter((_, at) => !gone.has(at + 1))
    .join('')
}
