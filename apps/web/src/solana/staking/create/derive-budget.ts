import { formatUnits } from '@slipway/sdk/shared/format-units'
import { readDecimal } from '@slipway/sdk/shared/read-number'
import { readLocalInput } from '../../../form/local-time.ts'
import type { PoolFormValues } from './pool-form-values.ts'

export type BudgetValues = Pick<
  PoolFormValues,
  'budget' | 'total' | 'rate' | 'start' | 'startAt' | 'endAt'
>

/** Whoever takes the draft says what is wrong with it. */
const quiet = () => undefined

/** The other one of total and rate. */
export const derivedField = ({ budget }: Pick<BudgetValues, 'budget'>) =>
  budget === 'rate' ? ('total' as const) : ('rate' as const)

/** Seconds for which rewards would run; undefined while the times are missing or wrong. @param now unix seconds of the cluster */
export function secondsOf(
  { start, startAt, endAt }: BudgetValues,
  now: number,
): number | undefined {
  const from = start === 'now' ? now : readLocalInput(startAt)
  const until = readLocalInput(endAt)
  if (from === undefined || until === undefined) return undefined
  const seconds = until - Math.max(from, now)
  return seconds > 0 ? seconds : undefined
}

/**
 * What the other one of total and rate comes to; a rate is whole base units.
 * @returns the text of the derived field; empty while it is unknown
 */
export function deriveBudget(
  values: BudgetValues,
  { decimals, now }: { readonly decimals: number; readonly now: number },
): string {
  const seconds = secondsOf(values, now)
  const typed = readDecimal(values.budget, values[values.budget], decimals, quiet)
  if (seconds === undefined || typed === undefined) return ''
  const units = values.budget === 'rate' ? typed * BigInt(seconds) : typed / BigInt(seconds)
  return formatUnits(units, decimals)
}
