/** Marks between thousands, each with the marks that may stand before decimals beside it. */
const marks = [
  [' ', '[.,]'],
  ["'", '[.,]'],
  ['_', '[.,]'],
  [',', '\\.'],
  ['\\.', ','],
] as const

/** Groups of three digits by one mark throughout, and at most one other mark before the decimals. */
const shapes = marks.map(
  ([mark, point]) => new RegExp(`^([1-9]\\d{0,2}(?:${mark}\\d{3})+)(?:${point}(\\d*))?$`),
)
/** One comma or one point between digits: thousands to some and decimals to others. */
const single = /^\d+[.,]\d+$/

/** Every space and apostrophe that is put between thousands in the form that the shapes know. */
const even = (text: string) => text.replace(/\s/gu, ' ').replace(/[’ʼ＇]/gu, "'")

/**
 * Takes the marks between thousands out of a number, where they can be nothing else: `1,000.5`, `1 000,5`, `1'000`,
 * `1.000.000`. What has one comma or one point alone is left as it is.
 * @param text digits and marks in their narrow forms, without spaces around
 * @returns digits with at most one point; the text itself where it has no such groups
 */
export function removeGroups(text: string): string {
  const typed = even(text)
  if (single.test(typed)) return text
  for (const shape of shapes) {
    const [, whole, fraction] = shape.exec(typed) ?? []
    if (whole === undefined) continue
    const digits = whole.replace(/\D/g, '')
    return fraction === undefined ? digits : `${digits}.${fraction}`
  }
  return text
}
