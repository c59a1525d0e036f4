import { solanaPoolLimits } from '@slipway/sdk/solana/staking/solana-pool-limits'
import { solanaPoolStatus } from '@slipway/sdk/solana/staking/solana-pool-status'
import type { SolanaPool } from '@slipway/sdk/solana/staking/types'

type Timed = Pick<SolanaPool, 'startAt' | 'endAt' | 'deadlineAt'>

/** A moment at which something about a pool changes by the clock alone. */
export interface PoolMoment {
  readonly id: 'start' | 'deadline' | 'end'
  /** Unix seconds. */
  readonly at: number
}

/** Nothing is staked from then on, unix seconds. */
export const closesAt = ({ deadlineAt, endAt }: Timed): number => Math.min(deadlineAt, endAt)

/** Whether its creator ended rewards before the time agreed upon: a pool is made with a deadline up to its end. */
export const endedEarly = ({ startAt, endAt, deadlineAt }: Timed): boolean =>
  endAt < deadlineAt || endAt - startAt < solanaPoolLimits.minSeconds

/** The moments of a pool in their order; the deadline is one of its own where it lies before the end. */
export function poolMoments({ startAt, endAt, deadlineAt }: Timed): readonly PoolMoment[] {
  const moments: PoolMoment[] = [
    { id: 'start', at: startAt },
    ...(deadlineAt < endAt ? [{ id: 'deadline', at: deadlineAt } as const] : []),
    { id: 'end', at: endAt },
  ]
  return moments.toSorted((left, right) => left.at - right.at)
}

/** What the clock brings next; undefined once rewards have ended. */
export const nextMoment = (pool: Timed, now: number): PoolMoment | undefined =>
  solanaPoolStatus(pool, now) === 'ended' ? undefined : poolMoments(pool).find(({ at }) => at > now)
