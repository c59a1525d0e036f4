/** Codes with which a text is refused as an amount. */
export type AmountProblem =
  | 'Input_Required'
  | 'Input_NumberInvalid'
  | 'Input_CommaAmbiguous'
  | 'Input_PointAmbiguous'
  | 'Input_NumberSeparated'
  | 'Input_NumberExponent'
  | 'Input_TooManyDecimals'

/** The text is not an amount of a unit with that many decimals. */
export class AmountInvalid extends Error {
  override readonly name = 'AmountInvalid'
  readonly code: AmountProblem
  readonly args: { readonly max: number }

  constructor(code: AmountProblem, text: string, decimals: number) {
    super(
      `"${text}" is no amount with ${decimals} decimals; write digits with at most one point, such as 0.5.`,
    )
    this.code = code
    this.args = { max: decimals }
  }
}

/** Longer than any amount that fits 256 bits; keeps a pasted novel from becoming a number. */
const longestText = 160
const shape = /^(?:\d+(?:\.(\d*))?|\.(\d+))$/

/** Digits in groups, or a comma before the decimals: which of both it is nobody can tell for sure. */
const separated = /^\d[\d.]*(?:[,'’_\s\u066b\u066c]\d[\d.]*)+$/
const exponent = /^\d+(?:[.,]\d+)?e[+-]?\d+$/i

/** Why a text is no number: what people write most often is said by name. */
function numberProblem(text: string): AmountProblem {
  if (text.length > longestText) return 'Input_NumberInvalid'
  if (separated.test(text)) return 'Input_NumberSeparated'
  return exponent.test(text) ? 'Input_NumberExponent' : 'Input_NumberInvalid'
}

/**
 * Reads a decimal text exactly, without floating point and without a locale: the point is the only separator.
 * Signs, exponents, grouping and digits beyond the unit's decimals are refused; trailing zeros are not counted as digits.
 * @param text what a person typed; surrounding spaces are ignored.
 * @param decimals decimals of the unit, 0 or more.
 * @returns base units.
 * @throws {AmountInvalid} with the code that a form shows.
 */
export function parseAmount(text: string, decimals: number): bigint {
  const trimmed = text.trim()
  if (trimmed === '') throw new AmountInvalid('Input_Required', text, decimals)
  const match = trimmed.length <= longestText ? shape.exec(trimmed) : null
  if (!match) throw new AmountInvalid(numberProblem(trimmed), text, decimals)
  const fraction = (match[1] ?? match[2] ?? '').replace(/0+$/, '')
  if (fraction.length > decimals) throw new AmountInvalid('Input_TooManyDecimals', text, decimals)
  const whole = trimmed.split('.')[0] ?? ''
  return BigInt(`${whole || '0'}${fraction.padEnd(decimals, '0')}`)
}
