import { formatDuration, m } from '@slipway/messages'
import { readWhole } from '@slipway/sdk/shared/read-number'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useStore } from 'zustand'
import classes from './create.module.css'
import { usePresaleForm } from './presale-form-context.ts'

/** Below this buyers have every reason to stay away: thirty days. */
const SHORT_LOCK_MINUTES = 43_200

/** Longer than any lock that is taken: the field says so. */
const TOO_LONG_MINUTES = 1_000_000_000n

const quiet = () => {}

/**
 * The lock in days and hours, read as the draft's schema reads it; red below thirty days, though five minutes are
 * allowed.
 */
export function LockWarning() {
  const { snapshot } = usePresaleForm()
  const text = useStore(snapshot, ({ values }) => values.lockMinutes)
  const minutes = readWhole('lockMinutes', text, quiet)
  if (minutes === undefined || minutes >= TOO_LONG_MINUTES) return null
  const duration = formatDuration(Number(minutes) * 60)
  if (Number(minutes) >= SHORT_LOCK_MINUTES)
    return <p className={classes.muted}>{m.presale_lock_is({ duration })}</p>
  return (
    <div className={classes.below}>
      <NoticeBox tone="bad" title={m.presale_lock_short({ duration })}>
        {m.presale_lock_short_text()}
      </NoticeBox>
    </div>
  )
}
