import { formatBps, formatInteger, formatTime, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { Stat, StatRow } from '@slipway/ui/stat'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { LockAmount } from '../shared/lock-amount.tsx'
import { lockedBps } from '../shared/locked-bps.ts'
import type { LockedSum } from './locked-sum.ts'
import type { DetailAsset } from './use-detail-asset.ts'

interface LockedStatsProps {
  sum: LockedSum
  asset: DetailAsset
  /** Unix seconds of the network's clock. */
  now: number
}

/** The figures of an asset's locks. */
export function LockedStats({ sum, asset, now }: LockedStatsProps) {
  const locked = BigInt(sum.totalLocked)
  const forever = BigInt(sum.totalLockedForever)
  const next = sum.nextUnlockAt
  return (
    <StatRow>
      <Stat
        label={m.lock_whole_locked()}
        value={<LockAmount units={locked} facts={asset} />}
        note={m.lock_share({ share: formatBps(lockedBps(locked, asset.totalSupply)) })}
      />
      <Stat
        label={m.lock_whole_forever()}
        value={formatBps(shareBps(forever, locked))}
        note={m.lock_whole_forever_note()}
      />
      <Stat
        label={m.lock_whole_next()}
        value={next !== null && next > now ? <TimeLeft until={next} /> : '—'}
        note={next !== null && next > now ? formatTime(next) : m.lock_whole_next_none()}
      />
      <Stat
        label={m.lock_whole_locks()}
        value={formatInteger(sum.lockCount)}
        note={m.lock_whole_owners({ count: sum.ownerCount })}
      />
    </StatRow>
  )
}
