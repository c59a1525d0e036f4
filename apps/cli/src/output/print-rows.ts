import type { Row } from './row.ts'

/** Widths as terminals show them: Chinese characters take two columns. */
const widthOf = (text: string) =>
  [...text].reduce(
    (width, sign) =>
      width +
      (/[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6]/.test(sign)
        ? 2
        : 1),
    0,
  )

/** Control characters of foreign texts could move a terminal's cursor: they are shown as what they are not. */
const tame = (text: string) => text.replace(/\p{C}/gu, '\ufffd')

/** Rows under each other, their values in one column. */
export function printRows(rows: readonly Row[], indent = ''): readonly string[] {
  const widest = Math.max(0, ...rows.map(([label]) => widthOf(label)))
  return rows.map(([label, value]) => {
    const space = ' '.repeat(widest - widthOf(label) + 2)
    return `${indent}${tame(label)}${space}${tame(value)}`.trimEnd()
  })
}
