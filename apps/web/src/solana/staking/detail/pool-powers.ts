import { m } from '@slipway/messages'
import { locksStakes } from './locks-stakes.ts'
import { limitEndsAt } from './pool-figures.ts'
import type { PoolView } from './types.ts'

type Clocked = Pick<PoolView, 'pool' | 'now'>

function stopPowers({ pool, now }: Clocked): readonly string[] {
  const hasLocks = locksStakes(pool)
  if (now >= pool.endAt) return hasLocks ? [m.stakepage_can_exit()] : []
  return [hasLocks ? m.stakepage_can_stop() : m.stakepage_can_stop_alone()]
}

/** What its creator can still do with a pool, in words: the instructions of the program, by its clock. */
export function creatorPowers(view: Clocked): readonly string[] {
  const { pool, now } = view
  const isOver = now >= pool.endAt
  const limitEnd = limitEndsAt(pool)
  return [
    ...(isOver
      ? []
      : [
          locksStakes(pool) ? m.stakepage_can_rate() : m.stakepage_can_rate_free(),
          now < pool.startAt ? m.stakepage_can_times() : m.stakepage_can_end(),
        ]),
    ...(limitEnd !== undefined && now < limitEnd ? [m.solstakepage_can_limit()] : []),
    ...stopPowers(view),
    m.stakepage_can_recover(),
    m.solstakepage_can_close(),
  ]
}

/** What the program lets nobody do, its creator included. */
export const neverPowers = ({ pool }: Pick<PoolView, 'pool'>): readonly string[] => [
  m.stakepage_never_stake(),
  m.stakepage_never_earned(),
  pool.lockSeconds > 0 ? m.stakepage_never_lock() : m.stakepage_never_lock_free(),
  m.stakepage_never_unpaid(),
  m.solstakepage_never_limit(),
  m.solstakepage_never_owner(),
]
