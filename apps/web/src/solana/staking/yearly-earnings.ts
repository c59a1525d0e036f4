import { secondsAYear } from '@slipway/sdk/shared/seconds-a-year'
import type { JudgedPool } from './create/pool-judge.ts'
import type { ListedPool } from './types.ts'

const wholeBps = 10_000n
/** Whole tokens that everybody together has staked. */
const examples = [1_000n, 100_000n, 10_000_000n] as const

/** What a pool pays a year for a staked token, at some stakes of everybody together; in percent where both are one token. */
export function earningsOf({ stake, terms }: Pick<JudgedPool, 'stake' | 'terms'>) {
  const unit = 10n ** BigInt(stake.decimals)
  const year = terms.rate * secondsAYear
  return examples.map((tokens) => ({
    staked: tokens * unit,
    /** Base units of the reward for one whole staked token. */
    yearly: year / tokens,
    aprBps: (year * wholeBps) / (tokens * unit),
  }))
}

/**
 * Reward base units that one whole staked token earns in 365 days at the present rate and stake; undefined while no rewards
 * run, without a stake, and where the staked token could not be read.
 */
export function yearlyOfOne({ pool, stake, status }: ListedPool): bigint | undefined {
  const runs = status === 'running' || status === 'closed'
  if (!runs || pool.staked === 0n || !stake) return undefined
  return (pool.rate * secondsAYear * 10n ** BigInt(stake.decimals)) / pool.staked
}
