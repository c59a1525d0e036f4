import { formatAmount, m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { type FormProblem, type FormResult, resultOrProblems } from '../../action/form-result.ts'
import { readTokenAmount } from '../../action/read-token-amount.ts'

type HeldToken = Pick<Token, 'balance' | 'decimals' | 'symbol'>

function amountProblem(units: bigint, token: HeldToken): FormProblem | undefined {
  if (units === 0n) return { code: 'Input_AmountZero' }
  const balance = token.balance ?? 0n
  if (units <= balance) return undefined
  const text = m.token_burn_too_much({
    balance: formatAmount(balance, token.decimals, { symbol: token.symbol }),
  })
  return { code: 'InsufficientBalance', text }
}

/** Judges a burning: above zero, and no more than the wallet holds. */
export function readBurnParams(
  values: Readonly<Record<'amount', string>>,
  token: HeldToken,
): FormResult<'amount', { amount: bigint }> {
  const { units, problem } = readTokenAmount(values.amount, token.decimals)
  return resultOrProblems({ amount: units === null ? problem : amountProblem(units, token) }, () =>
    units === null ? null : { amount: units },
  )
}
