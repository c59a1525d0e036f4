import type { CalendarEvent } from '../../shared/format-calendar.ts'
import { lockKeyOf } from '../lock-key.ts'
import { listReleaseSteps, listScheduleSteps } from '../release-math.ts'
import type { LockRecord } from '../types.ts'

/** More moments than this no calendar shows; the last one, when everything is free, is always among them. */
const mostEvents = 1_000

/** How the events are told, in the reader's language. */
export interface UnlockWords {
  /** @param share of the whole that is free by then, in basis points. */
  readonly summary: (share: number) => string
  readonly description?: string
  readonly url?: string
}

/**
 * The moments at which a lock comes free, as events of a calendar; none of a lock for ever. An event keeps its name when the
 * lock is prolonged: calendars move it then.
 */
export function listUnlockEvents(
  chainId: number,
  lock: LockRecord,
  { summary, description, url }: UnlockWords,
): readonly CalendarEvent[] {
  const key = lockKeyOf({ chainId, locker: lock.locker, lockId: lock.lockId })
  const left = new Set(listReleaseSteps(lock).map(({ at }) => at))
  const events = listScheduleSteps(lock)
    .filter(({ share }) => share > 0)
    .map(({ at, share }, index) => ({
      uid: `${key}-${index + 1}@slipway`,
      at,
      summary: summary(share),
      ...(description !== undefined && { description }),
      ...(url !== undefined && { url }),
    }))
    .filter(({ at }) => left.has(at))
  return events.length <= mostEvents
    ? events
    : [...events.slice(0, mostEvents - 1), ...events.slice(-1)]
}
