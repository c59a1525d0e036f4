import { readDecimal } from '../../shared/read-number.ts'
import { readParams, type TokenFormResult } from './form-result.ts'

/**
 * Reads an amount that is taken from what somebody has: above zero, and no more than that.
 * @param held `available`: base units at hand; `decimals`: of the unit.
 */
export function readAmountParams(
  text: string,
  held: { readonly available: bigint; readonly decimals: number },
): TokenFormResult<{ readonly amount: bigint }> {
  return readParams((report) => {
    const amount = readDecimal('amount', text, held.decimals, report)
    if (amount === 0n) report('amount', 'Input_AmountZero')
    if (amount !== undefined && amount > held.available) {
      const args = { needed: amount, balance: held.available }
      report('amount', 'Token_InsufficientBalance', args)
    }
    return { amount: amount ?? 0n }
  })
}
