import { type SQL, sql } from 'drizzle-orm'
import type { PoolState } from './pool-states.ts'

/** State of a pool `s` at `clock.now`; the SDK has the same table, and a test compares them. */
export const STATE = sql.raw(`CASE
    WHEN clock.now >= s.end_time AND s.stopped THEN 'stopped'
    WHEN clock.now >= s.end_time THEN 'ended'
    WHEN clock.now >= s.stake_deadline THEN 'closed'
    WHEN clock.now < s.start_time THEN 'coming'
    ELSE 'running' END`)

/** Which pools have a state; `ended` includes `stopped`, as the screens have it. */
const CONDITIONS: Readonly<Record<PoolState, string>> = {
  coming: 's.start_time > clock.now AND s.stake_deadline > clock.now AND s.end_time > clock.now',
  running: 's.start_time <= clock.now AND s.stake_deadline > clock.now AND s.end_time > clock.now',
  closed: 's.stake_deadline <= clock.now AND s.end_time > clock.now',
  ended: 's.end_time <= clock.now',
  stopped: 's.end_time <= clock.now AND s.stopped',
}

/** Condition of a state, at the time of each pool's network. */
export const conditionOf = (state: PoolState): SQL => sql.raw(CONDITIONS[state])
