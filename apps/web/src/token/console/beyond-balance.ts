import { formatAmount, m } from '@slipway/messages'
import type { FormProblem } from '../../action/form-result.ts'

/**
 * Says that a wallet has less than is asked of it; undefined where it has enough, or nobody knows.
 * @param units base units, as `balance`
 */
export function beyondBalance(
  units: bigint,
  balance: bigint | undefined,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
): FormProblem | undefined {
  if (balance === undefined || units <= balance) return undefined
  return {
    code: 'beyond',
    text: m.token_burn_too_much({ balance: formatAmount(balance, decimals, { symbol }) }),
  }
}
