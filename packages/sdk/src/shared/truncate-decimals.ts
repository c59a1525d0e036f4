/**
 * Cuts the fraction of a decimal text to at most `digits` digits, without rounding (specification, section 5, helpers).
 * `1.23456` with 2 digits is `1.23`; with 0 digits the point goes too.
 * @param text decimal text with a point, or without a fraction.
 * @param digits digits to keep, 0 or more.
 */
export function truncateDecimals(text: string, digits: number): string {
  const point = text.indexOf('.')
  if (point === -1) return text
  return digits <= 0 ? text.slice(0, point) : text.slice(0, point + 1 + digits)
}
