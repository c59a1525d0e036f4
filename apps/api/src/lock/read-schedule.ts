import type { LockRow } from '@slipway/database/lock/indexed'
import type { ReleaseSchedule } from '@slipway/sdk/lock/types'

/** The schedule of a lock; null where there is none. */
export const readSchedule = ({
  cliffAt,
  firstBps,
  cycleSeconds,
  cycleBps,
}: LockRow): ReleaseSchedule | null =>
  cliffAt === null
    ? null
    : {
        cliffAt,
        firstBps: firstBps ?? 0,
        cycleSeconds: cycleSeconds ?? 0,
        cycleBps: cycleBps ?? 0,
      }
