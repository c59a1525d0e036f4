import type { JoinedLock } from '../lock/lock-source.ts'
import type { NowOf } from '../portfolio/due-parts.ts'
import { ofLock, ofPool } from '../portfolio/find-other-dues.ts'
import type { DueLists } from '../portfolio/read-due-lists.ts'
import { stakedAsset } from '../staking/staked-asset.ts'
import type { Notification } from './schemas.ts'

/** Seconds before the end of something from which on it is told of. */
const AHEAD_SECONDS = 86_400

/** Whether a moment is still to come and less than a day away. */
const isNear = (at: number, now: number) => at > now && at <= now + AHEAD_SECONDS

/** Locks that give something within a day. */
export function tellLock(joined: JoinedLock, nowOf: NowOf): Notification[] {
  const { row } = joined
  const now = nowOf(row.chainId)
  const opensAt = [row.cliffAt, row.unlockAt].find((at) => at !== null && isNear(at, now))
  if (row.state !== 'active' || opensAt == null) return []
  return [
    {
      ...ofLock(joined),
      id: `lockOpens:${row.id}:${opensAt}`,
      kind: 'lockOpens',
      isDue: false,
      at: opensAt - AHEAD_SECONDS,
      amount: String(row.amount),
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
