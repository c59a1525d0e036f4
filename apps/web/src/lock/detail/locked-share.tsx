import { formatBps, m } from '@slipway/messages'
import { Donut } from '@slipway/ui/donut'
import { lockedBps } from '../shared/locked-bps.ts'
import classes from './lock-detail.module.css'
import type { DetailAsset } from './use-detail-asset.ts'

interface LockedShareProps {
  asset: DetailAsset
  /** Base units that nobody can take out now, for ever included. */
  locked: bigint
  /** Base units that lockers hold and their owners can take out. */
  free?: bigint
  /** Undefined where nobody knows it. */
  forever: bigint | undefined
}

/** Locked against all there is. */
export function LockedShare({ asset, locked, free = 0n, forever }: LockedShareProps) {
  const { totalSupply, name } = asset
  const slice = (label: string, part: bigint) => {
    const bps = lockedBps(part, totalSupply)
    return { label, value: bps, shown: formatBps(bps) }
  }
  // A supply may have been burned below what is locked.
  const rest = totalSupply > locked + free ? totalSupply - locked - free : 0n
  return (
    <div className={classes.share}>
      <Donut
        label={m.lock_whole_share({ name })}
        slices={[
          // Where nobody tells for ever from a date, nothing is said of either.
          ...(forever === undefined
            ? [slice(m.lock_whole_slice_held(), locked)]
            : [
                slice(m.lock_whole_slice_forever(), forever),
                slice(m.lock_whole_slice_locked(), locked - forever),
              ]),
          ...(free > 0n ? [slice(m.lock_whole_slice_over(), free)] : []),
          slice(m.lock_whole_slice_free(), rest),
        ]}
      >
        {formatBps(lockedBps(locked, totalSupply))}
      </Donut>
    </div>
  )
}
