import { type SQL, sql } from 'drizzle-orm'
import type { PresaleLabel } from './status-names.ts'

/** Seconds after the end in which a sale can be finished. */
export const LAPSE_SECONDS = 7 * 86_400

/**
 * Time of each network: the wall clock, or the network's own where that is ahead, as on a local chain whose time was
 * moved on. Joined to sales as `clock`.
 *
 * @param wall unix seconds
 */
export const clockOf = (wall: number): SQL =>
  sql`(SELECT chain_id, greatest(${wall}::bigint, block_at) AS now FROM "index".index_head)`

/** Label of a sale `p` at `clock.now` (S-51); the SDK has the same table, and a test compares them. */
export const LABEL = sql.raw(`CASE
    WHEN p.pool_status = 1 THEN 'finished'
    WHEN p.pool_status = 2 THEN 'canceled'
    WHEN clock.now < p.start_time THEN 'coming'
    WHEN clock.now >= p.end_time AND NOT p.is_soft_cap_reached THEN 'canceled'
    WHEN clock.now >= p.end_time + ${LAPSE_SECONDS} THEN 'canceled'
    WHEN clock.now >= p.end_time THEN 'waiting'
    ELSE 'running' END`)

/** Why a sale is canceled, as the number that the contract would give. */
export const REASON = sql.raw(`CASE
    WHEN p.pool_status = 2 THEN p.cancel_reason
    WHEN p.pool_status = 1 OR clock.now < p.end_time THEN 0
    WHEN NOT p.is_soft_cap_reached THEN 2
    WHEN clock.now >= p.end_time + ${LAPSE_SECONDS} THEN 3
    ELSE 0 END`)

/**
 * Sales of one label. Those that are not settled on chain are few among all, and found by their times: each condition
 * is a range of an index of unsettled sales.
 */
const CONDITIONS: Readonly<Record<PresaleLabel, string>> = {
  coming: 'p.pool_status = 0 AND p.start_time > clock.now',
  running: `p.pool_status = 0 AND p.end_time > clock.now - ${LAPSE_SECONDS} AND p.start_time <= clock.now AND (p.end_time > clock.now OR p.is_soft_cap_reached)`,
  waiting: `p.pool_status = 0 AND p.end_time > clock.now - ${LAPSE_SECONDS} AND p.end_time <= clock.now AND p.is_soft_cap_reached`,
  finished: 'p.pool_status = 1',
  canceled: `(p.pool_status = 2 OR (p.pool_status = 0 AND p.end_time <= clock.now AND (NOT p.is_soft_cap_reached OR p.end_time <= clock.now - ${LAPSE_SECONDS})))`,
}

/** Condition of a label; `running` includes `waiting`, as the screens have it. */
export const conditionOf = (label: PresaleLabel): SQL => sql.raw(CONDITIONS[label])

/** Whether a label is one of few: its sales are gathered first and sorted then. */
export const isGathered = (label: PresaleLabel | undefined): boolean =>
  label === 'coming' || label === 'running' || label === 'waiting'
