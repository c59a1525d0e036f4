import type { LockRow } from '@slipway/database/lock/indexed'
import type { EventHandler, IndexedEvent } from '../store/event-handler.ts'
import { writeLocks } from './change-lock.ts'
import { getLockRow, lockIdOf, lockKey } from './lock-row.ts'
import { openTotals, totalsReads } from './lock-totals.ts'

/** What a lock and its part have afterwards. */
interface Parts {
  left: Pick<LockRow, 'amount' | 'initialAmount' | 'units' | 'initialUnits'>
  part: Pick<LockRow, 'amount' | 'initialAmount' | 'units' | 'initialUnits'>
}

/**
 * A handler of an event by which a part became a lock of its own, with the same owner and terms. Both were handed over
 * as often; only the whole has shrunk.
 */
export function splitLock<Args extends { lockId: bigint; newLockId: bigint }>(
  divide: (args: Args, lock: LockRow) => Parts,
): EventHandler<Args> {
  const newLock = (event: IndexedEvent<Args>, lock: LockRow): LockRow => ({
    ...lock,
    id: lockIdOf(event, event.args.newLockId),
    lockId: String(event.args.newLockId),
    shrinkings: 0,
    createdAt: event.timestamp,
    blockNumber: event.blockNumber,
    txHash: event.txHash,
  })
  return {
    reads: (event) => [lockKey(event, event.args.lockId)],
    readsNext: (event, rows) => totalsReads(getLockRow(event, rows, event.args.lockId)),
    writes: (event, rows) => {
      const before = getLockRow(event, rows, event.args.lockId)
      const { left, part } = divide(event.args, before)
      const moved = { amount: part.amount, units: part.units }
      return writeLocks(event, openTotals(rows), [
        {
          before,
          after: { ...before, ...left, shrinkings: before.shrinkings + 1 },
          act: { kind: 'split', ...moved, otherLockId: String(event.args.newLockId) },
        },
        {
          before: undefined,
          after: { ...newLock(event, before), ...part },
          act: {
            kind: 'splitOff',
            ...moved,
            account: before.owner,
            unlockAt: before.unlockAt,
            otherLockId: before.lockId,
          },
        },
      ])
    },
  }
}
