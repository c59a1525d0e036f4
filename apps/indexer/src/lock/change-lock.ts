import type { LockEventKind, LockEventRow, LockRow } from '@slipway/database/lock/indexed'
import type { EventHandler, IndexedEvent } from '../store/event-handler.ts'
import type { RowWrite } from '../store/index-rows.ts'
import { eventId } from '../store/row-ids.ts'
import { textsOf } from '../store/stored-values.ts'
import { getLockRow, lockKey, withState } from './lock-row.ts'
import { openTotals, totalsReads } from './lock-totals.ts'

/** What an entry of a lock's history says beside who, where and when. */
export interface LockAct
  extends Partial<Pick<LockEventRow, 'account' | 'amount' | 'units' | 'unlockAt' | 'otherLockId'>> {
  kind: LockEventKind
  details?: Readonly<Record<string, bigint | string>>
}

/** The entry that one event makes in the history of a lock. */
export const writeAct = (
  event: IndexedEvent<unknown>,
  lock: LockRow,
  { kind, details, ...values }: LockAct,
): RowWrite => ({
  table: 'lockEvent',
  row: {
    id: `${eventId(event)}-${lock.lockId}`,
    chainId: event.chainId,
    ofLock: lock.id,
    kind,
    actor: event.sender,
    account: values.account ?? null,
    amount: values.amount ?? null,
    units: values.units ?? null,
    unlockAt: values.unlockAt ?? null,
    otherLockId: values.otherLockId ?? null,
    details: details ? textsOf(details) : null,
    createdAt: event.timestamp,
    blockNumber: event.blockNumber,
    txHash: event.txHash,
  },
})

/** A lock before and after an event, and what its history says of it. */
export interface LockChange {
  /** undefined when it is new */
  before: LockRow | undefined
  after: LockRow
  act: LockAct
}

/** The rows of locks that changed, their totals and their histories. */
export function writeLocks(
  event: IndexedEvent<unknown>,
  totals: ReturnType<typeof openTotals>,
  changes: readonly LockChange[],
): RowWrite[] {
  const written = changes.map(({ before, after, act }) => {
    const row = withState({ ...after, updatedAt: event.timestamp })
    totals.change(before, row)
    return [{ table: 'lock' as const, row }, writeAct(event, row, act)]
  })
  return [...written.flat(), ...totals.writes()]
}

/**
 * A handler of an event that changes one lock that is there.
 *
 * @param change the columns that change, and what the history says
 */
export function changeLock<Args extends { lockId: bigint }>(
  change: (args: Args, lock: LockRow) => { row: Partial<LockRow>; act: LockAct },
): EventHandler<Args> {
  const changed = (event: IndexedEvent<Args>, before: LockRow) => {
    const { row, act } = change(event.args, before)
    return { before, after: { ...before, ...row }, act }
  }
  return {
    reads: (event) => [lockKey(event, event.args.lockId)],
    readsNext: (event, rows) => {
      const { before, after } = changed(event, getLockRow(event, rows, event.args.lockId))
      return [...totalsReads(before), ...(after.owner === before.owner ? [] : totalsReads(after))]
    },
    writes: (event, rows) => {
      const before = getLockRow(event, rows, event.args.lockId)
      return writeLocks(event, openTotals(rows), [changed(event, before)])
    },
  }
}
