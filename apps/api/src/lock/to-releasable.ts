import type { LockRow } from '@slipway/database/lock/indexed'
import type { ReleasableLock } from '@slipway/sdk/lock/release-math'
import { readSchedule } from './read-schedule.ts'

/** What has to be known of a lock to say what comes free when. */
export const toReleasable = (row: LockRow): ReleasableLock => ({
  amount: row.amount,
  initialAmount: row.initialAmount,
  units: row.units,
  initialUnits: row.initialUnits,
  unlockAt: row.unlockAt,
  schedule: readSchedule(row) ?? undefined,
})
