import { m } from '@slipway/messages'
import {
  calculateUnitsWorth,
  calculateWithdrawnAhead,
  type ReleasableLock,
} from '@slipway/sdk/lock/release-math'
import { amountOf } from './lock-amounts.ts'
import classes from './lock-detail.module.css'
import type { LockView } from './lock-view.ts'

/** Says what of the dates of a lock does not come, for it was withdrawn before they moved. */
export function WithdrawnNote({ view, lock }: { view: LockView; lock: ReleasableLock }) {
  const ahead = calculateWithdrawnAhead(lock, view.now)
  if (ahead === 0n) return null
  const amount = amountOf(view, calculateUnitsWorth(lock, ahead))
  return <p className={classes.quiet}>{m.lock_dates_withdrawn({ amount })}</p>
}
