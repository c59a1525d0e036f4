import type { LockKind, LockRow } from '@slipway/database/lock/indexed'
import { lockRowId } from '@slipway/database/row-ids'
import { type Hex, ImpossibleEventError, type IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader } from '../store/index-rows.ts'

/** The unlock time that never comes. */
const FOREVER = 2 ** 40 - 1

/** Id of a lock of the contract that tells the event. */
export const lockIdOf = (event: IndexedEvent<unknown>, lockId: bigint | string): string =>
  lockRowId(event.chainId, event.address, BigInt(lockId))

export const lockKey = (event: IndexedEvent<unknown>, lockId: bigint): RowKey => ({
  table: 'lock',
  id: lockIdOf(event, lockId),
})

/** What every lock begins with. */
export interface NewLock {
  kind: LockKind
  lockId: bigint
  /** lower-case, like all addresses here */
  owner: Hex
  asset: Hex
  amount: bigint
  units: bigint
  /** unix seconds */
  unlockAt: bigint
}

/** The row of a lock that has just begun, with what only its kind has left out. */
export function beginLock(event: IndexedEvent<unknown>, lock: NewLock): LockRow {
  return withState({
    id: lockIdOf(event, lock.lockId),
    chainId: event.chainId,
    kind: lock.kind,
    locker: event.address,
    lockId: String(lock.lockId),
    owner: lock.owner,
    asset: lock.asset,
    market: lock.asset,
    nftId: null,
    position: null,
    poolAddress: null,
    feeReceiver: null,
    amount: lock.amount,
    initialAmount: lock.amount,
    units: lock.units,
    initialUnits: lock.units,
    rebasing: false,
    migratable: false,
    cliffAt: null,
    firstBps: null,
    cycleSeconds: null,
    cycleBps: null,
    lockedAt: event.timestamp,
    unlockAt: Number(lock.unlockAt),
    state: 'active',
    endReason: null,
    successor: null,
    successorLockId: null,
    shrinkings: 0,
    handovers: 0,
    createdAt: event.timestamp,
    updatedAt: event.timestamp,
    blockNumber: event.blockNumber,
    txHash: event.txHash,
  })
}

/** The row with the state that follows from its units and its end. */
export function withState(lock: LockRow): LockRow {
  if (lock.units === 0n)
    return { ...lock, state: 'ended', endReason: lock.endReason ?? 'withdrawn' }
  return { ...lock, state: lock.unlockAt === FOREVER ? 'forever' : 'active' }
}

/**
 * A lock's row, wherever it was asked for.
 *
 * @throws {ImpossibleEventError} when the lock was never made
 */
export function getLockRow(event: IndexedEvent<unknown>, rows: RowReader, lockId: bigint): LockRow {
  const row = rows.get('lock', lockIdOf(event, lockId))
  if (!row) throw new ImpossibleEventError(event, `lock ${lockId} was never made`)
  return row
}
