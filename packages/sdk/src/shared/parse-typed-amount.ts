import { narrow, removeInvisible } from './clean-typed.ts'
import { AmountInvalid, parseAmount } from './parse-amount.ts'

const withComma = /^(\d*),(\d*)$/
/** `1,000` is a thousand to some and one to others; `0,500` and `1234,567` are not written with thousands in mind. */
const mayGroup = /^[1-9]\d{0,2},\d{3}$/

/**
 * Reads an amount as a person types it: many keypads have a comma and no point. One comma is the decimal sign, unless it
 * may stand between thousands.
 * @param decimals decimals of the unit, 0 or more.
 * @returns base units.
 * @throws {AmountInvalid} with the code that a form shows.
 */
export function parseTypedAmount(text: string, decimals: number): bigint {
  const typed = narrow(removeInvisible(text))
  if (mayGroup.test(typed)) throw new AmountInvalid('Input_CommaAmbiguous', text, decimals)
  return parseAmount(typed.replace(withComma, '$1.$2'), decimals)
}
