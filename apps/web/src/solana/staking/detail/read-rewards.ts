import { m } from '@slipway/messages'
import { calculateCommitted, countRewards } from '@slipway/sdk/solana/staking/pool-math'
import { solanaPoolLimits } from '@slipway/sdk/solana/staking/solana-pool-limits'
import { type FormProblem, type FormResult, resultOrProblems } from '../../../action/form-result.ts'
import { readTokenAmount } from '../../../action/read-token-amount.ts'
import { readChangedInput } from '../../../form/local-time.ts'
import { calculateRewardsChange, type WantedRewards } from './rewards-change.ts'
import type { PoolView } from './types.ts'

export type RewardsField = 'rate' | 'start' | 'end'

const { minSeconds, maxSeconds, amountMax } = solanaPoolLimits

const problem = (text: string | undefined): FormProblem | undefined =>
  text === undefined ? undefined : { code: 'StakingPool_Refused', text }

function startProblem({ pool, now }: PoolView, startAt: number): string | undefined {
  return startAt !== pool.startAt && startAt <= now ? m.solstakemake_refused_start() : undefined
}

function endProblem({ pool, now }: PoolView, { startAt, endAt }: WantedRewards) {
  // The program looks at an end only where a time is moved.
  if (startAt === pool.startAt && endAt === pool.endAt) return undefined
  if (endAt > now + maxSeconds) return m.solstakemake_refused_end_late()
  return endAt - Math.max(startAt, now) < minSeconds
    ? m.solstakemake_refused_end_early()
    : undefined
}

function rateProblem({ pool, now }: PoolView, wanted: WantedRewards): string | undefined {
  if (wanted.rate === 0n) return m.error_StakingPool_RateZero()
  const counted = countRewards(pool, now)
  const { cost } = calculateRewardsChange(pool, wanted, now)
  const free = counted.surplus + calculateCommitted(pool, now)
  return counted.owed + free + cost > amountMax ? m.solstakemake_refused_rate() : undefined
}

const isSame = ({ pool }: PoolView, { rate, startAt, endAt }: WantedRewards) =>
  rate === pool.rate && startAt === pool.startAt && endAt === pool.endAt

/** Judges other rewards by the program's rules. */
export function readRewards(
  values: Readonly<Record<RewardsField, string>>,
  view: PoolView,
): FormResult<RewardsField, WantedRewards> {
  const { pool, reward, now } = view
  const rate = readTokenAmount(values.rate, reward.decimals)
  const startAt = now < pool.startAt ? readChangedInput(values.start, pool.startAt) : pool.startAt
  const endAt = readChangedInput(values.end, pool.endAt)
  const unreadable = problem(m.presale_admin_time_unreadable())
  if (rate.units === null || startAt === undefined || endAt === undefined)
    return resultOrProblems(
      {
        rate: rate.problem,
        start: startAt === undefined ? unreadable : undefined,
        end: endAt === undefined ? unreadable : undefined,
      },
      (): WantedRewards | null => null,
    )
  const wanted = { rate: rate.units, startAt, endAt }
  const isUnchanged = isSame(view, wanted)
  return resultOrProblems(
    {
      rate: problem(rateProblem(view, wanted)),
      start: problem(startProblem(view, startAt)),
      end: problem(isUnchanged ? m.solstakepage_rewards_same() : endProblem(view, wanted)),
    },
    () => wanted,
  )
}
