import { poolStatuses } from '@slipway/sdk/presale/pool-statuses'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { type SQL, sql } from 'drizzle-orm'
import type { NetworkClock } from '../database/network-clock.ts'
import type { PresaleLabel } from './status-names.ts'

/** Seconds after the end in which a presale can be finished. */
export const LAPSE_SECONDS = Number(presaleLimits.lapseSeconds)

const { open, finished, canceled } = poolStatuses

/** Label of a presale `p` at `clock.now` (S-51); the SDK has the same table, and a test compares them. */
export const LABEL = `CASE
    WHEN p.pool_status = ${finished} THEN 'finished'
    WHEN p.pool_status = ${canceled} THEN 'canceled'
    WHEN clock.now < p.start_time THEN 'coming'
    WHEN clock.now >= p.end_time AND NOT p.is_soft_cap_reached THEN 'canceled'
    WHEN clock.now >= p.end_time + ${LAPSE_SECONDS} THEN 'canceled'
    WHEN clock.now >= p.end_time THEN 'waiting'
    ELSE 'running' END`

/** Why a presale is canceled, as the number that the contract would give. */
export const REASON = `CASE
    WHEN p.pool_status = ${canceled} THEN p.cancel_reason
    WHEN p.pool_status = ${finished} OR clock.now < p.end_time THEN 0
    WHEN NOT p.is_soft_cap_reached THEN 2
    WHEN clock.now >= p.end_time + ${LAPSE_SECONDS} THEN 3
    ELSE 0 END`

/** No presale ends later than this after it is made or moved (`PresaleLimits.MAX_END_AHEAD`), with a day to spare. */
const FARTHEST_SECONDS = Number(presaleLimits.endAheadMaxSeconds) + 86_400

/** Which presales have a label, at the time of their network. */
const CONDITIONS: Readonly<Record<PresaleLabel, string>> = {
  coming: `p.pool_status = ${open} AND p.start_time > clock.now`,
  running: `p.pool_status = ${open} AND p.end_time > clock.now - ${LAPSE_SECONDS} AND p.start_time <= clock.now AND (p.end_time > clock.now OR p.is_soft_cap_reached)`,
  waiting: `p.pool_status = ${open} AND p.end_time > clock.now - ${LAPSE_SECONDS} AND p.end_time <= clock.now AND p.is_soft_cap_reached`,
  finished: `p.pool_status = ${finished}`,
  canceled: `(p.pool_status = ${canceled} OR (p.pool_status = ${open} AND p.end_time <= clock.now AND (NOT p.is_soft_cap_reached OR p.end_time <= clock.now - ${LAPSE_SECONDS})))`,
}

/**
 * Condition of a label; `running` includes `waiting`, as the screens have it. Presales that are not settled are few among
 * all and found by their times: the bounds are those of every network's clock together, so that an index is read by
 * them, and both ends are given, because a planner that knows no values takes an open end for a third of all rows.
 */
export function conditionOf(label: PresaleLabel, { least, most }: NetworkClock): SQL {
  const exact = sql.raw(CONDITIONS[label])
  const time = timeOf(label)
  if (time === undefined) return exact
  const column = sql.raw(`p.${time}`)
  const from = label === 'coming' ? least : least - LAPSE_SECONDS
  const until = label === 'waiting' ? most : most + FARTHEST_SECONDS
  return sql`${column} > ${from}::bigint AND ${column} <= ${until}::bigint AND ${exact}`
}

/** By which time the presales of a label are found; undefined where they are most of all. */
function timeOf(label: PresaleLabel): 'start_time' | 'end_time' | undefined {
  if (label === 'coming') return 'start_time'
  return label === 'running' || label === 'waiting' ? 'end_time' : undefined
}

/** Whether the presales of a label are few among all, and found by their times. */
export const isFoundByTime = (label: PresaleLabel | undefined): boolean =>
  label !== undefined && timeOf(label) !== undefined

/**
 * Whether the presales of a label are gathered first and sorted then: they are few. Those that are sorted by the time they
 * are found by come in order as they are.
 *
 * @param sortColumn what a page is sorted by
 */
export function isGathered(label: PresaleLabel | undefined, sortColumn: string): boolean {
  const time = label && timeOf(label)
  return time !== undefined && time !== sortColumn
}
