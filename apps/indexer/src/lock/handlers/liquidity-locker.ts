import type { LiquidityLockRow } from '@slipway/database/lock/indexed'
import {
  type EventHandler,
  type Hex,
  ImpossibleEventError,
  type IndexedEvent,
} from '../../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../../store/index-rows.ts'
import { lowerCase } from '../../store/stored-values.ts'

interface OfLock {
  lockId: bigint
}

const idOf = (event: IndexedEvent<unknown>, lockId: bigint) =>
  `${event.chainId}-${event.address}-${lockId}`

const lockKey = (event: IndexedEvent<unknown>, lockId: bigint): RowKey => ({
  table: 'liquidityLock',
  id: idOf(event, lockId),
})

function lockRow(event: IndexedEvent<OfLock>, rows: RowReader): LiquidityLockRow {
  const row = rows.get('liquidityLock', idOf(event, event.args.lockId))
  if (!row) throw new ImpossibleEventError(event, `lock ${event.args.lockId} was never made`)
  return row
}

const write = (event: IndexedEvent<unknown>, row: LiquidityLockRow): RowWrite => ({
  table: 'liquidityLock',
  row: { ...row, updatedAt: event.timestamp },
})

function lockHandler<Args extends OfLock>(
  change: (args: Args, lock: LiquidityLockRow) => Partial<LiquidityLockRow>,
): EventHandler<Args> {
  return {
    reads: (event) => [lockKey(event, event.args.lockId)],
    writes: (event, rows) => {
      const lock = lockRow(event, rows)
      return [write(event, { ...lock, ...change(event.args, lock) })]
    },
  }
}

const locked: EventHandler<
  OfLock & { lpToken: Hex; owner: Hex; amount: bigint; unlockAt: bigint }
> = {
  reads: (event) => [lockKey(event, event.args.lockId)],
  writes: (event) => {
    const { lockId, lpToken, owner, amount, unlockAt } = event.args
    return [
      write(event, {
        id: idOf(event, lockId),
        chainId: event.chainId,
        locker: event.address,
        lockId: String(lockId),
        lpToken: lowerCase(lpToken),
        owner: lowerCase(owner),
        amount,
        initialAmount: amount,
        lockedAt: event.timestamp,
        unlockAt: Number(unlockAt),
        updatedAt: event.timestamp,
        blockNumber: event.blockNumber,
        txHash: event.txHash,
      }),
    ]
  },
}

/** A part became a lock of its own, with the same owner and terms. */
const split: EventHandler<OfLock & { newLockId: bigint; amount: bigint }> = {
  reads: (event) => [lockKey(event, event.args.lockId), lockKey(event, event.args.newLockId)],
  writes: (event, rows) => {
    const lock = lockRow(event, rows)
    const { newLockId, amount } = event.args
    return [
      write(event, {
        ...lock,
        amount: lock.amount - amount,
        initialAmount: lock.initialAmount - amount,
      }),
      write(event, {
        ...lock,
        id: idOf(event, newLockId),
        lockId: String(newLockId),
        amount,
        initialAmount: amount,
        blockNumber: event.blockNumber,
        txHash: event.txHash,
      }),
    ]
  },
}

/** Handlers of the events of `LiquidityLocker`. */
export const liquidityLocker = {
  locked,
  split,
  relocked: lockHandler<OfLock & { unlockAt: bigint }>(({ unlockAt }) => ({
    unlockAt: Number(unlockAt),
  })),
  incremented: lockHandler<OfLock & { amount: bigint }>(({ amount }, lock) => ({
    amount: lock.amount + amount,
    initialAmount: lock.initialAmount + amount,
  })),
  withdrawn: lockHandler<OfLock & { amount: bigint }>(({ amount }, lock) => ({
    amount: lock.amount - amount,
  })),
  ownershipTransferred: lockHandler<OfLock & { to: Hex }>(({ to }) => ({ owner: lowerCase(to) })),
}
