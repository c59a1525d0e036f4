import { m } from '@slipway/messages'
import { limitEndsAt } from './pool-figures.ts'
import type { PoolView } from './types.ts'

type Clocked = Pick<PoolView, 'pool' | 'now'>

function stopPowers({ pool, now }: Clocked): readonly string[] {
  const hasLocks = pool.lockSeconds > 0 && !pool.exitOpen
  if (now >= pool.endAt) return hasLocks ? [m.poolpage_can_exit()] : []
  return [hasLocks ? m.poolpage_can_stop() : m.poolpage_can_stop_alone()]
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
          m.poolpage_can_rate(),
          now < pool.startAt ? m.poolpage_can_times() : m.poolpage_can_end(),
        ]),
    ...(limitEnd !== undefined && now < limitEnd ? [m.stakedetail_can_limit()] : []),
    ...stopPowers(view),
    m.poolpage_can_recover(),
    m.stakedetail_can_close(),
  ]
}

/** What the program lets nobody do, its creator included. */
export const neverPowers = [
  m.poolpage_never_stake,
  m.poolpage_never_earned,
  m.poolpage_never_lock,
  m.poolpage_never_unpaid,
  m.stakedetail_never_limit,
  m.stakedetail_never_owner,
] as const
