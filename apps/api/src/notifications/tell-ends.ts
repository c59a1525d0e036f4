import type { JoinedLock } from '../lock/lock-source.ts'
import { serializeLock } from '../lock/serialize-lock.ts'
import { dueAsset, type NowOf } from '../portfolio/due-parts.ts'
import type { DueLists } from '../portfolio/read-due-lists.ts'
import type { Notification } from './schemas.ts'

/** Seconds before the end of something from which on it is told of. */
const AHEAD_SECONDS = 86_400

/** Whether a moment is still to come and less than a day away. */
const isNear = (at: number, now: number) => at > now && at <= now + AHEAD_SECONDS

/** Locks that give something within a day. */
export function tellLock(joined: JoinedLock, nowOf: NowOf): Notification[] {
  const { row, asset } = joined
  const now = nowOf(row.chainId)
  const opensAt = [row.cliffAt, row.unlockAt].find((at) => at !== null && isNear(at, now))
  if (row.state !== 'active' || opensAt == null) return []
  const lock = serializeLock(joined)
  return [
    {
      id: `lockOpens:${lock.id}:${opensAt}`,
      kind: 'lockOpens',
      isDue: false,
      at: opensAt - AHEAD_SECONDS,
      chainId: lock.chainId,
      subject: 'lock',
      address: lock.asset,
      variant: lock.kind,
      number: lock.lockId,
      name: lock.assetName,
      amount: lock.amount,
      asset: dueAsset(row.asset, {
        symbol: asset.symbol,
        decimals: lock.kind === 'nft' ? 0 : asset.decimals,
      }),
    },
  ]
}

/** Pools with a stake that end within a day. */
export function tellPoolEnd(
  { pool, account }: DueLists['pools']['items'][number],
  nowOf: NowOf,
): Notification[] {
  if (account.staked === '0' || !isNear(pool.endTime, nowOf(pool.chainId))) return []
  return [
    {
      id: `poolEnds:${pool.id}:${pool.endTime}`,
      kind: 'poolEnds',
      isDue: false,
      at: pool.endTime - AHEAD_SECONDS,
      chainId: pool.chainId,
      subject: 'pool',
      address: pool.address,
      variant: pool.kind,
      number: pool.number,
      name: pool.stakedToken.symbol,
      amount: account.staked,
      asset: pool.stakedToken,
    },
  ]
}
