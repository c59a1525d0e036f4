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

/** What the index knows of a pool, which may be behind the chain. */
export interface IndexedEnd {
  /** The admin ended rewards. */
  readonly isStopped: boolean
  readonly endTime: number
}

/**
 * Whether the admin ended rewards that are over. The chain keeps no word of it, the index does. One that still knows
 * another end is behind a change of it: only a stop ends rewards at once, any other change leaves what every pool has at
 * least. After that time an index that still knows another end is too far behind to tell the two apart. Without the index
 * only a stop that left less time than any pool has is told from an end.
 */
function wasStopped({ terms }: PoolMoments, now: number, indexed?: IndexedEnd): boolean {
  const { startTime, endTime } = terms
  if (endTime - startTime < poolLimits.minSeconds) return true
  if (!indexed) return false
  const isJustOver = now < endTime + poolLimits.minSeconds
  return indexed.isStopped || (isJustOver && indexed.endTime !== endTime)
}

/**
 * @param now unix seconds by the chain
 * @param indexed undefined while the index does not answer
 */
export function poolStatus(pool: PoolMoments, now: number, indexed?: IndexedEnd): PoolStatus {
  const { startTime, endTime, stakeDeadline } = pool.terms
  if (now >= endTime) return wasStopped(pool, now, indexed) ? 'stopped' : 'ended'
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
