import { formatBps, m } from '@slipway/messages'
import { calculateReleasedAmount, calculateReleasedUnits } from '@slipway/sdk/lock/release-math'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { LockAmount } from './lock-amount.tsx'
import type { LockRow } from './lock-row.ts'
import classes from './lock-table.module.css'
import type { AssetFacts } from './use-asset-facts.ts'

/** What of a lock has left it or could, in basis points of all that was ever in it. */
export function calculateFreedBps(row: LockRow, now: number): number {
  if (row.initialUnits === 0n) return 0
  const left = row.units - calculateReleasedUnits(row, now)
  return shareBps(row.initialUnits - left, row.initialUnits)
}

interface LockProgressProps {
  row: LockRow
  /** Unix seconds of the network's clock. */
  now: number
  facts: AssetFacts | null | undefined
}

/** How much of a lock has come free, and what of it can be taken out now. */
export function LockProgress({ row, now, facts }: LockProgressProps) {
  const freed = calculateFreedBps(row, now)
  const free = calculateReleasedAmount(row, now)
  return (
    <div className={classes.progress}>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={m.lock_progress_label()}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(freed) / 100}
      >
        <div className={classes.bar} style={{ width: `${freed / 100}%` }} />
      </div>
      {free > 0n ? (
        <small data-free>
          {m.lock_free_now()} <LockAmount units={free} facts={facts} />
        </small>
      ) : (
        <small>{m.lock_progress_freed({ share: formatBps(freed) })}</small>
      )}
    </div>
  )
}
