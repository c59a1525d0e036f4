import type {
  LockAssetRow,
  LockerRow,
  LockMemberRow,
  LockRow,
} from '@slipway/database/lock/indexed'
import { assetId } from '@slipway/database/row-ids'
import type { Hex } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'

const lockerId = (chainId: number, locker: Hex) => `${chainId}-${locker}`
const ownerId = (chainId: number, scope: Hex, owner: Hex) => `${chainId}-${scope}-${owner}`
const assetOfLockerId = (chainId: number, locker: Hex, asset: Hex) =>
  `${chainId}-${locker}-asset-${asset}`

/** The part of a lock that says which totals it counts in. */
type Counted = Pick<LockRow, 'chainId' | 'locker' | 'asset' | 'owner'>

/** The rows that `openTotals` changes when such a lock changes. */
export const totalsReads = ({ chainId, locker, asset, owner }: Counted): RowKey[] => [
  { table: 'lockAsset', id: assetId(chainId, asset) },
  { table: 'locker', id: lockerId(chainId, locker) },
  { table: 'lockMember', id: ownerId(chainId, asset, owner) },
  { table: 'lockMember', id: ownerId(chainId, locker, owner) },
  { table: 'lockMember', id: assetOfLockerId(chainId, locker, asset) },
]

const isLiving = (lock: LockRow) => lock.state !== 'ended'

/** What one lock adds to totals. */
const countOf = (lock: LockRow | undefined) => {
  const living = lock !== undefined && isLiving(lock)
  const forever = living && lock.state === 'forever'
  return {
    locked: living ? lock.amount : 0n,
    lockedForever: forever ? lock.amount : 0n,
    livingLocks: living ? 1 : 0,
    foreverLocks: forever ? 1 : 0,
  }
}

/** Totals that one event changes, perhaps of several locks. */
export interface LockTotals {
  /** Counts a lock as it is now in place of what it was. @param before undefined when it is new */
  change: (before: LockRow | undefined, after: LockRow) => void
  writes: () => RowWrite[]
}

/** Opens the totals over the rows as they were before the event. */
export function openTotals(rows: RowReader): LockTotals {
  const assets = new Map<string, LockAssetRow>()
  const lockers = new Map<string, LockerRow>()
  const members = new Map<string, LockMemberRow>()

  /** @returns by how much the number of members with a living lock grew */
  const countMember = (blank: Omit<LockMemberRow, 'livingLocks'>, added: number): number => {
    const before = members.get(blank.id) ??
      rows.get('lockMember', blank.id) ?? { ...blank, livingLocks: 0 }
    const livingLocks = before.livingLocks + added
    members.set(blank.id, { ...before, livingLocks })
    return Number(livingLocks > 0) - Number(before.livingLocks > 0)
  }

  const countOwner = (scope: Hex, before: LockRow | undefined, after: LockRow): number => {
    const { chainId } = after
    const add = (owner: Hex, added: number) =>
      countMember({ id: ownerId(chainId, scope, owner), chainId, scope, member: owner }, added)
    const left = before ? add(before.owner, -countOf(before).livingLocks) : 0
    return left + add(after.owner, countOf(after).livingLocks)
  }

  const changeAsset = (before: LockRow | undefined, after: LockRow) => {
    const { chainId, asset } = after
    const id = assetId(chainId, asset)
    const row: LockAssetRow = assets.get(id) ??
      rows.get('lockAsset', id) ?? {
        id,
        chainId,
        asset,
        locked: 0n,
        lockedForever: 0n,
        locks: 0,
        livingLocks: 0,
        foreverLocks: 0,
        owners: 0,
      }
    const [was, is] = [countOf(before), countOf(after)]
    assets.set(id, {
      ...row,
      locked: row.locked + is.locked - was.locked,
      lockedForever: row.lockedForever + is.lockedForever - was.lockedForever,
      locks: row.locks + (before ? 0 : 1),
      livingLocks: row.livingLocks + is.livingLocks - was.livingLocks,
      foreverLocks: row.foreverLocks + is.foreverLocks - was.foreverLocks,
      owners: row.owners + countOwner(asset, before, after),
    })
  }

  const changeLocker = (before: LockRow | undefined, after: LockRow) => {
    const { chainId, locker, asset, kind } = after
    const id = lockerId(chainId, locker)
    const row: LockerRow = lockers.get(id) ??
      rows.get('locker', id) ?? {
        id,
        chainId,
        locker,
        kind,
        locks: 0,
        livingLocks: 0,
        foreverLocks: 0,
        assets: 0,
        owners: 0,
      }
    const [was, is] = [countOf(before), countOf(after)]
    const living = is.livingLocks - was.livingLocks
    const assetOf = {
      id: assetOfLockerId(chainId, locker, asset),
      chainId,
      scope: locker,
      member: asset,
    }
    lockers.set(id, {
      ...row,
      locks: row.locks + (before ? 0 : 1),
      livingLocks: row.livingLocks + living,
      foreverLocks: row.foreverLocks + is.foreverLocks - was.foreverLocks,
      assets: row.assets + countMember(assetOf, living),
      owners: row.owners + countOwner(locker, before, after),
    })
  }

  return {
    change: (before, after) => {
      changeAsset(before, after)
      changeLocker(before, after)
    },
    writes: () => [
      ...[...assets.values()].map((row) => ({ table: 'lockAsset' as const, row })),
      ...[...lockers.values()].map((row) => ({ table: 'locker' as const, row })),
      ...[...members.values()].map((row) => ({ table: 'lockMember' as const, row })),
    ],
  }
}
