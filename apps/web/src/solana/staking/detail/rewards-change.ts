import { smaller } from '@slipway/sdk/shared/smaller'
import { calculateCommitted, countRewards } from '@slipway/sdk/solana/staking/pool-math'
import type { SolanaPool } from '@slipway/sdk/solana/staking/types'

/** Seconds that a review may take: what a change costs can grow with each of them. */
const reviewSeconds = 600

/** Rewards as the owner wants them from now on. */
export type WantedRewards = Pick<SolanaPool, 'rate' | 'startAt' | 'endAt'>

/** What a change of rewards does; base units of the reward. */
export interface RewardsChange {
  /** Has to arrive in the pool, at most: what of it is not needed is surplus. */
  readonly cost: bigint
  /** Of the surplus that the pool has: the change takes it before anything is paid. */
  readonly spent: bigint
  /** Nobody can earn it any more: it is surplus. */
  readonly freed: bigint
  /** Terms get worse for those who are in, which ends every lock time. */
  readonly opensExit: boolean
}

/** What a change of rewards costs and does, by the program's rule: what the pool has over pays first. */
export function calculateRewardsChange(
  pool: SolanaPool,
  wanted: WantedRewards,
  now: number,
): RewardsChange {
  const { surplus } = countRewards(pool, now)
  const missingAt = (at: number) =>
    calculateCommitted(wanted, at) - calculateCommitted(pool, at) - surplus
  // Between these moments it moves evenly, so the most is at one of them.
  const turns = [pool.startAt, pool.endAt, wanted.startAt, wanted.endAt]
  const moments = [now, now + reviewSeconds, ...turns].filter(
    (at) => at >= now && at <= now + reviewSeconds,
  )
  const costs = [0n, ...moments.map(missingAt)].toSorted((left, right) => (left < right ? 1 : -1))
  const more = calculateCommitted(wanted, now) - calculateCommitted(pool, now)
  return {
    cost: costs[0] ?? 0n,
    spent: more > 0n ? smaller(more, surplus) : 0n,
    freed: more < 0n ? -more : 0n,
    opensExit:
      wanted.rate < pool.rate || wanted.startAt > pool.startAt || wanted.endAt < pool.endAt,
  }
}
