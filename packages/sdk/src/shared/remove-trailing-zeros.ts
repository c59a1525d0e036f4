/**
 * Removes zeros at the end of a fraction, and the point when nothing follows it (specification, section 5, helpers).
 * `1.500` is `1.5`, `2.000` is `2`, `100` stays `100`.
 */
export function removeTrailingZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0*$/, '') : text
}
