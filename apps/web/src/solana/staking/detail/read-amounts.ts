import { m } from '@slipway/messages'
import { calculateLimitLeft } from '@slipway/sdk/shared/stake-earnings'
import { solanaPoolLimits } from '@slipway/sdk/solana/staking/solana-pool-limits'
import { type FormProblem, type FormResult, resultOrProblems } from '../../../action/form-result.ts'
import { readTokenAmount } from '../../../action/read-token-amount.ts'
import { amountOf } from '../../lock/lock-texts.ts'
import { calculateArriving } from './pool-figures.ts'
import type { PoolView, StakerState } from './types.ts'

type Amount = Readonly<Record<'amount', bigint>>

function judge(
  text: string,
  { stake }: Pick<PoolView, 'stake'>,
  problemOf: (amount: bigint) => string | undefined,
): FormResult<'amount', Amount> {
  const reading = readTokenAmount(text, stake.decimals)
  if (reading.units === null) return { ok: false, problems: { amount: reading.problem } }
  const amount = reading.units
  const said = amount === 0n ? m.error_StakingPool_AmountZero() : problemOf(amount)
  const problem: FormProblem | undefined =
    said === undefined ? undefined : { code: 'StakingPool_Refused', text: said }
  return resultOrProblems({ amount: problem }, () => ({ amount }))
}

/** Judges a stake by the program's rules: what arrives of it counts. */
export const readStake = (text: string, view: PoolView, state: StakerState) =>
  judge(text, view, (amount) => {
    const { pool, stake, now } = view
    const already = state.stake?.amount ?? 0n
    const arriving = calculateArriving(stake, amount)
    const left = calculateLimitLeft(pool, already, now)
    if (amount > state.balance)
      return m.solstakepage_balance_low({ balance: amountOf(stake, state.balance) })
    if (arriving <= 0n) return m.solstakemake_refused_received()
    if (left !== undefined && arriving > left)
      return m.solstakepage_limit_left({ amount: amountOf(stake, left) })
    return pool.staked + arriving > solanaPoolLimits.amountMax
      ? m.solstakemake_refused_large()
      : undefined
  })

/** The most that a wallet can stake now. */
export function calculateMostStake({ pool, stake, now }: PoolView, state: StakerState): bigint {
  const left = calculateLimitLeft(pool, state.stake?.amount ?? 0n, now)
  const { balance } = state
  // Of a taxed token less arrives, and more than its limit may leave the wallet: the limit is enough then.
  return left === undefined || calculateArriving(stake, balance) <= left || balance < left
    ? balance
    : left
}

/** Judges a withdrawal. @param staked what the wallet has in */
export const readWithdrawal = (text: string, view: PoolView, staked: bigint) =>
  judge(text, view, (amount) =>
    amount > staked
      ? m.solstakepage_withdraw_most({ amount: amountOf(view.stake, staked) })
      : undefined,
  )

/** Judges another limit of a wallet; an empty field takes it away. */
export function readLimit(text: string, view: PoolView): FormResult<'amount', Amount> {
  if (text.trim() === '') return { ok: true, params: { amount: 0n } }
  return judge(text, view, (limit) => {
    if (limit <= view.pool.limit) return m.solstakemake_refused_lower()
    return limit > solanaPoolLimits.amountMax ? m.solstakemake_refused_large() : undefined
  })
}
