import { NEVER_SECONDS } from '@slipway/database/airdrop/indexed'
import { type SQL, sql } from 'drizzle-orm'
import type { NetworkClock } from '../database/network-clock.ts'
import type { AirdropState } from './schemas.ts'

/** No airdrop begins or ends later than this after it is made (`LockTimeBounds.MAX_SECONDS`), with a day to spare. */
const FARTHEST_SECONDS = 100_000_000 * 60 + 86_400

/** State of an airdrop `a` at `clock.now`, as the contract's `status()`. */
export const STATE = sql.raw(`CASE
    WHEN clock.now < a.start_time THEN 'coming'
    WHEN clock.now < a.end_time THEN 'running'
    ELSE 'finished' END`)

/**
 * Which airdrops `a` are in a state, at the time of their network. Ranges that an index can be read by have both ends,
 * because a planner that knows no values takes an open end for a third of all rows (ADR 0117).
 */
export function conditionOf(state: AirdropState, { least, most }: NetworkClock): SQL {
  if (state === 'finished') return sql`a.end_time <= clock.now`
  if (state === 'coming')
    return sql`a.start_time > ${least}::bigint AND a.start_time <= ${most + FARTHEST_SECONDS}::bigint AND a.start_time > clock.now`
  return sql`a.end_time > ${least}::bigint AND a.end_time <= ${NEVER_SECONDS}::bigint AND a.start_time <= clock.now AND a.end_time > clock.now`
}

/** Whether the airdrops of a state are gathered first and sorted then: those that are not over are few. */
export const isGathered = (state: AirdropState | undefined): boolean =>
  state === 'coming' || state === 'running'
