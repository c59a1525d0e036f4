import { poolLimits } from './pool-limits.ts'
import type { Pool, PoolTerms } from './types.ts'

/**
 * Where a pool is by the clock. `coming`: rewards have not begun; `running`; `closed`: rewards run and nothing more is
 * staked; `ended`: rewards have run to their end; `stopped`: the admin ended them early.
 */
export type PoolStatus = 'coming' | 'running' | 'closed' | 'ended' | 'stopped'

/** What the status follows from. */
export interface PoolMoments {
  readonly terms: Pick<PoolTerms, 'startTime' | 'endTime' | 'stakeDeadline'>
}

/**
 * @param now unix seconds by the chain
 * @param isStopped whether the admin ended rewards, as the index knows; the chain keeps no word of it, so without the index
 * only a stop that left less time than any pool has is told from an end
 */
export function poolStatus({ terms }: PoolMoments, now: number, isStopped = false): PoolStatus {
  const { startTime, endTime, stakeDeadline } = terms
  if (now >= endTime) {
    return isStopped || endTime - startTime < poolLimits.minSeconds ? 'stopped' : 'ended'
  }
  if (now >= stakeDeadline) return 'closed'
  return now < startTime ? 'coming' : 'running'
}

/** Whether something can be staked. @param now unix seconds by the chain */
export function canStakeAt({ terms }: PoolMoments, now: number): boolean {
  return now < terms.stakeDeadline && now < terms.endTime
}

/** From when a stake made now could be withdrawn. @param now unix seconds by the chain */
export function calculateUnlockTime(pool: Pick<Pool, 'terms' | 'state'>, now: number): number {
  return pool.state.exitOpen ? now : now + pool.terms.lockSeconds
}
