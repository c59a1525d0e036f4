import type { ReleaseSchedule } from './types.ts'

/** A lock as the index keeps it: it knows what happened, not what time it is. */
interface IndexedLock {
  readonly state: 'active' | 'forever' | 'ended'
  /** unix seconds */
  readonly unlockAt: number
  readonly schedule: ReleaseSchedule | null
}

/**
 * What a lock is at a moment: `free` once it is over, `releasing` while parts of it come free before that.
 * @param now unix seconds of its network's clock
 */
export function indexedLockState({ state, unlockAt, schedule }: IndexedLock, now: number) {
  if (state !== 'active') return state
  if (unlockAt <= now) return 'free'
  return schedule && schedule.cliffAt <= now ? 'releasing' : state
}
