import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { calculateReleasedAmount } from '@slipway/sdk/lock/release-math'
import type { JoinedLock } from '../lock/lock-source.ts'
import { toReleasable } from '../lock/to-releasable.ts'
import type { NowOf } from '../portfolio/due-parts.ts'
import { ofLock, ofPool } from '../portfolio/find-other-dues.ts'
import type { DueLists } from '../portfolio/read-due-lists.ts'
import { stakedAsset } from '../staking/staked-asset.ts'
import type { Notification } from './schemas.ts'

/** Seconds before the end of something from which on it is told of. */
const AHEAD_SECONDS = 86_400

/** Whether a moment is still to come and less than a day away. */
const isNear = (at: number, now: number) => at > now && at <= now + AHEAD_SECONDS

/** Locks that give something within a day, with what they give then: a first part is not the whole. */
export function tellLock(joined: JoinedLock, nowOf: NowOf): Notification[] {
  const { row } = joined
  const now = nowOf(row.chainId)
  // One for ever releases nothing, whatever its schedule says.
  const moments = row.unlockAt === lockLimits.forever ? [] : [row.cliffAt, row.unlockAt]
  const opensAt = moments.find((at) => at !== null && isNear(at, now))
  if (row.state !== 'active' || opensAt == null) return []
  const amount = calculateReleasedAmount(toReleasable(row), opensAt)
  return [
    {
      ...ofLock(joined),
      id: `lockOpens:${row.id}:${opensAt}`,
      kind: 'lockOpens',
      isDue: false,
      // One that was made within its last day is news since then.
      at: Math.max(row.lockedAt, opensAt - AHEAD_SECONDS),
      // What comes by the second from then on is nothing yet.
      amount: amount === 0n ? null : String(amount),
    },
  ]
}

/** Pools with a stake that end within a day. */
export function tellPoolEnd(own: DueLists['pools']['items'][number], nowOf: NowOf): Notification[] {
  const { pool, account } = own
  if (account.staked === '0' || !isNear(pool.endTime, nowOf(pool.chainId))) return []
  return [
    {
      ...ofPool(own),
      id: `poolEnds:${pool.id}:${pool.endTime}`,
      kind: 'poolEnds',
      isDue: false,
      at: pool.endTime - AHEAD_SECONDS,
      amount: account.staked,
      asset: stakedAsset(pool),
    },
  ]
}
