import { narrow, removeInvisible } from './clean-typed.ts'
import { AmountInvalid, type AmountProblem, parseAmount } from './parse-amount.ts'
import { removeGroups } from './remove-groups.ts'

const withComma = /^(\d*),(\d*)$/
/**
 * `1,000` is a thousand to some and one to others, and `1,0000` is ten thousand to who counts by ten-thousands, as
 * Chinese does; `0,500` and `1234,567` are not written with groups in mind.
 */
const mayGroup = /^[1-9](?:\d{0,2},\d{3}|\d{0,3},\d{4})$/
/**
 * A point is the decimal sign of every language of the product, but who writes `1.500` may mean thousands: nobody ends
 * decimals with a zero, and no amount that the product writes does.
 */
const mayGroupByPoint = /^[1-9]\d{0,2}\.\d{2}0$/

/** Why a typed number could be two numbers. @returns undefined where it is one */
export function groupProblem(typed: string): AmountProblem | undefined {
  if (mayGroup.test(typed)) return 'Input_CommaAmbiguous'
  return mayGroupByPoint.test(typed) ? 'Input_PointAmbiguous' : undefined
}

/**
 * Reads an amount as a person types it. Marks between thousands are taken out where they can be nothing else. Many
 * keypads have a comma and no point: one comma is the decimal sign, unless it may stand between thousands or
 * ten-thousands. What could be two numbers is refused.
 * @param decimals decimals of the unit, 0 or more.
 * @returns base units.
 * @throws {AmountInvalid} with the code that a form shows.
 */
export function parseTypedAmount(text: string, decimals: number): bigint {
  const typed = narrow(removeInvisible(text))
  const problem = groupProblem(typed)
  if (problem) throw new AmountInvalid(problem, text, decimals)
  return parseAmount(removeGroups(typed).replace(withComma, '$1.$2'), decimals)
}
