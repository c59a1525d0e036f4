import { formatTime, m } from '@slipway/messages'
import { calculateNextRelease } from '@slipway/sdk/lock/release-math'
import { TimeLeft } from '../../transaction/time-left.tsx'
import type { LockRow } from './lock-row.ts'
import { lockStateAt } from './lock-state.ts'
import classes from './lock-table.module.css'

interface UnlockTextProps {
  row: LockRow
  /** Unix seconds of the network's clock. */
  now: number
}

/** When the next part of a lock comes free, ticking; and when the last one does. */
export function UnlockText({ row, now }: UnlockTextProps) {
  const state = lockStateAt(row, now)
  if (state === 'forever') return m.lock_unlock_never()
  if (state === 'ended') return '—'
  if (state === 'free')
    return (
      <span className={classes.stack}>
        <span>{m.lock_unlock_since()}</span>
        <small>{formatTime(row.unlockAt)}</small>
      </span>
    )
  const next = calculateNextRelease(row, now)
  const isGradual = next !== undefined && next.from <= now
  const until = isGradual ? row.unlockAt : (next?.from ?? row.unlockAt)
  const time = formatTime(row.unlockAt)
  return (
    <span className={classes.stack}>
      {until < row.unlockAt && <small>{m.lock_unlock_next()}</small>}
      <TimeLeft until={until} />
      <small>{until < row.unlockAt ? m.lock_unlock_all({ time }) : time}</small>
    </span>
  )
}
