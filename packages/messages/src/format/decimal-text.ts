/**
 * Base units as a plain decimal text, exact for any size: `1500000n` with 6 decimals is `1.5`.
 * @param units amount in base units; may be negative.
 * @param decimals number of decimals of the unit, 0 or more.
 */
export function decimalText(units: bigint, decimals: number): `${number}` {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${sign}${whole}${fraction ? `.${fraction}` : ''}` as `${number}`
}
