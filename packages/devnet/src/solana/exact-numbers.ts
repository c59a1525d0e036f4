const mark = 'exact number '
const marked = new RegExp(`"${mark}(-?\\d+)"`, 'g')

/** JSON in which a bigint is a plain number with all its digits, as nodes write 64-bit integers. */
export function writeExactNumbers(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? `${mark}${part}` : part,
  ).replace(marked, '$1')
}
