import { LOCK_POSITIONS, type LockRow } from '@slipway/database/lock/indexed'
import type { nftLockerEventsAbi } from '@slipway/deployments/events'
import type { ContractEventName } from 'viem'
import type { EventArgs, EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { RowReader } from '../../store/index-rows.ts'
import { lowerCase, someAddress } from '../../store/stored-values.ts'
import { changeLock, type LockChange, writeLocks } from '../change-lock.ts'
import { countedLock, countedUnlock } from '../count-lock.ts'
import { beginLock, getLockRow, lockKey } from '../lock-row.ts'
import { openTotals, totalsReads } from '../lock-totals.ts'
import { sharedChanges } from '../shared-changes.ts'

type Args<Name extends ContractEventName<typeof nftLockerEventsAbi>> = EventArgs<
  typeof nftLockerEventsAbi,
  Name
>

const nftKey = (chainId: number, locker: Hex, collection: Hex, nftId: bigint | string) =>
  `${chainId}-${locker}-${collection}-${nftId}`

const keyOf = (event: IndexedEvent<Args<'Locked'>>) =>
  nftKey(event.chainId, event.address, lowerCase(event.args.collection), event.args.nftId)

const begin = (event: IndexedEvent<Args<'Locked'>>): LockRow => {
  const { lockId, collection, owner, nftId, unlockAt, kind } = event.args
  const lock = beginLock(event, {
    kind: 'nft',
    lockId,
    asset: lowerCase(collection),
    owner: lowerCase(owner),
    amount: 1n,
    units: 1n,
    unlockAt,
  })
  const position = LOCK_POSITIONS[kind] ?? 'none'
  const poolAddress = someAddress(event.args.poolAddress)
  const market = position === 'v3' && poolAddress ? poolAddress : lock.asset
  return { ...lock, nftId: String(nftId), position, poolAddress, market }
}

/** An older lock of the same NFT that still counted: its collection had taken the NFT out. */
function voidedLock(event: IndexedEvent<Args<'Locked'>>, rows: RowReader): LockChange[] {
  const older = rows.get('lockedNft', keyOf(event))
  const before = older && rows.get('lock', older.ofLock)
  if (!before || before.state === 'ended') return []
  return [
    {
      before,
      after: { ...before, amount: 0n, units: 0n, endReason: 'void' },
      act: { kind: 'voided', otherLockId: String(event.args.lockId) },
    },
  ]
}

const locked: EventHandler<Args<'Locked'>> = {
  reads: (event) => [
    lockKey(event, event.args.lockId),
    { table: 'lockedNft', id: keyOf(event) },
    ...totalsReads(begin(event)),
  ],
  readsNext: (event, rows) => {
    const older = rows.get('lockedNft', keyOf(event))
    if (!older) return []
    return [
      { table: 'lock', id: older.ofLock },
      ...totalsReads({ ...begin(event), owner: older.owner }),
    ]
  },
  writes: (event, rows) => {
    const after = begin(event)
    const { id, chainId, owner, unlockAt } = after
    return [
      ...writeLocks(event, openTotals(rows), [
        ...voidedLock(event, rows),
        {
          before: undefined,
          after,
          act: { kind: 'locked', account: owner, amount: 1n, units: 1n, unlockAt },
        },
      ]),
      { table: 'lockedNft', row: { id: keyOf(event), chainId, ofLock: id, owner } },
    ]
  },
}

/** Which NFT a lock has, and who owns that lock now. */
const holderOf = (lock: LockRow) => nftKey(lock.chainId, lock.locker, lock.asset, lock.nftId ?? '')

const { relocked, ownershipTransferred: handOver } = sharedChanges

const ownershipTransferred: EventHandler<Args<'LockOwnershipTransferred'>> = {
  ...handOver,
  readsNext: (event, rows) => [
    ...(handOver.readsNext?.(event, rows) ?? []),
    { table: 'lockedNft', id: holderOf(getLockRow(event, rows, event.args.lockId)) },
  ],
  writes: (event, rows) => {
    const held = rows.get('lockedNft', holderOf(getLockRow(event, rows, event.args.lockId)))
    const row = held && { ...held, owner: lowerCase(event.args.to) }
    const isHolder = row?.ofLock === lockKey(event, event.args.lockId).id
    return [
      ...handOver.writes(event, rows),
      ...(row && isHolder ? [{ table: 'lockedNft' as const, row }] : []),
    ]
  },
}

/** Handlers of the events of `NftLocker`. */
export const nftLocker = {
  relocked,
  ownershipTransferred,
  locked: countedLock(locked, begin),
  withdrawn: countedUnlock(
    changeLock<Args<'Withdrawn'>>(({ owner }) => ({
      row: { amount: 0n, units: 0n },
      act: { kind: 'withdrawn', account: lowerCase(owner), amount: 1n, units: 1n },
    })),
    () => 1n,
  ),
  feeReceiverSet: changeLock<Args<'FeeReceiverSet'>>(({ receiver }) => ({
    row: { feeReceiver: someAddress(receiver) },
    act: { kind: 'feeReceiverSet', account: someAddress(receiver) },
  })),
  feesCollected: changeLock<Args<'FeesCollected'>>(
    ({ receiver, token0, token1, amount0, amount1 }) => ({
      row: {},
      act: {
        kind: 'feesCollected',
        account: lowerCase(receiver),
        details: { token0: lowerCase(token0), token1: lowerCase(token1), amount0, amount1 },
      },
    }),
  ),
}
