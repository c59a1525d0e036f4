import { formatUnits } from '@slipway/sdk/shared/format-units'
import { AmountInvalid } from '@slipway/sdk/shared/parse-amount'
import { parseTypedAmount } from '@slipway/sdk/shared/parse-typed-amount'
import { calculatePoolSeconds, calculateRate } from '@slipway/sdk/staking/pool-math'
import { readLocalInput } from '../../form/local-time.ts'
import type { PoolFormValues } from './pool-form-values.ts'

export type BudgetValues = Pick<
  PoolFormValues,
  'budget' | 'rate' | 'total' | 'start' | 'startTime' | 'endTime' | 'rewardDecimals'
>

/** The other one of rate and total. */
export const derivedField = ({ budget }: Pick<BudgetValues, 'budget'>) =>
  budget === 'rate' ? ('total' as const) : ('rate' as const)

/** Seconds for which rewards would run; undefined while the times are missing or wrong. */
export function secondsOf(values: BudgetValues, now: number): bigint | undefined {
  const start = values.start === 'now' ? now : readLocalInput(values.startTime)
  const end = readLocalInput(values.endTime)
  if (start === undefined || end === undefined) return undefined
  const seconds = calculatePoolSeconds(BigInt(start), BigInt(end), BigInt(now))
  return seconds === 0n ? undefined : seconds
}

function read(text: string, decimals: number): bigint | undefined {
  try {
    return parseTypedAmount(text, decimals)
  } catch (error) {
    if (error instanceof AmountInvalid) return undefined
    throw error
  }
}

/**
 * What the other one of rate and total comes to: the total that a rate makes, or the rate that a total pays for.
 * @param now unix seconds of the chain
 * @returns the text of the derived field; empty while it is unknown
 */
export function deriveBudget(values: BudgetValues, now: number): string {
  const { budget, rewardDecimals } = values
  const seconds = secondsOf(values, now)
  const given = read(values[budget], rewardDecimals)
  if (seconds === undefined || given === undefined) return ''
  const units = budget === 'rate' ? given * seconds : calculateRate(given, seconds)
  return formatUnits(units, rewardDecimals)
}
