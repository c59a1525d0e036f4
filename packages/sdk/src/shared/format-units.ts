/**
 * Base units as a decimal text, exact for any size; the reverse of `parseAmount`.
 * Trailing zeros are left out; people see the result through a formatter of their language.
 * @param units base units; may be negative.
 * @param decimals decimals of the unit, 0 or more.
 */
export function formatUnits(units: bigint, decimals: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${sign}${whole}${fraction ? `.${fraction}` : ''}`
}
