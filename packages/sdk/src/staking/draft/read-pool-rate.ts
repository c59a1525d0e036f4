import { readDecimal } from '../../shared/read-number.ts'
import type { PoolDraftTexts } from '../pool-draft-schema.ts'
import { calculatePoolSeconds, calculateRate, calculateRateMax } from '../pool-math.ts'
import type { PoolIssueCollector } from './pool-issue-collector.ts'
import type { PoolTimes } from './read-pool-times.ts'

/**
 * Reads the reward per second, said itself or through the total that it comes to.
 * @param context `times`: absent while they are wrong, which only bounds nothing; `now`: unix seconds of the chain
 * @returns reward base units per second; undefined where they are unknown, after a report.
 */
export function readPoolRate(
  input: Pick<PoolDraftTexts, 'budget' | 'rate' | 'total'>,
  context: {
    readonly decimals: number
    readonly times: PoolTimes | undefined
    readonly now: number
    /** Rebates come on top of rewards; what is wrong with them is said elsewhere. */
    readonly inviteBps: bigint | undefined
  },
  report: PoolIssueCollector,
): bigint | undefined {
  const { decimals, times, now, inviteBps = 0n } = context
  const { budget: field } = input
  const amount = readDecimal(field, input[field], decimals, report)
  if (amount === undefined || !times) return undefined
  const seconds = calculatePoolSeconds(times.startTime, times.endTime, BigInt(now))
  if (seconds === 0n) return undefined
  const rate = field === 'rate' ? amount : calculateRate(amount, seconds)
  const max = calculateRateMax(seconds, inviteBps)
  if (rate === 0n || rate > max) report(field, 'PoolFactory_RateOutOfRange', { rate, max })
  return rate
}
