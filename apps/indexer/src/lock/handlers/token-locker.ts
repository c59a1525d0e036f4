import type { LockRow } from '@slipway/database/lock/indexed'
import type { tokenLockerEventsAbi } from '@slipway/deployments/events'
import type { ContractEventName } from 'viem'
import type { EventArgs, EventHandler, IndexedEvent } from '../../store/event-handler.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { changeLock, writeLocks } from '../change-lock.ts'
import { countedLock, countedSplit, countedUnlock } from '../count-lock.ts'
import { beginLock, lockKey } from '../lock-row.ts'
import { openTotals, totalsReads } from '../lock-totals.ts'
import { sharedChanges } from '../shared-changes.ts'
import { splitLock } from '../split-lock.ts'

type Args<Name extends ContractEventName<typeof tokenLockerEventsAbi>> = EventArgs<
  typeof tokenLockerEventsAbi,
  Name
>

const begin = (event: IndexedEvent<Args<'Locked'>>): LockRow => {
  const { lockId, token, owner, amount, units, unlockAt, rebasing, migratable } = event.args
  return {
    ...beginLock(event, {
      kind: 'token',
      lockId,
      asset: lowerCase(token),
      owner: lowerCase(owner),
      // Of a plain lock a unit is a base unit, whatever arrived.
      amount: rebasing ? amount : units,
      units,
      unlockAt,
    }),
    rebasing,
    migratable,
  }
}

const locked: EventHandler<Args<'Locked'>> = {
  reads: (event) => [lockKey(event, event.args.lockId), ...totalsReads(begin(event))],
  writes: (event, rows) => {
    const after = begin(event)
    const { owner, units, unlockAt } = after
    const { amount } = event.args
    return writeLocks(event, openTotals(rows), [
      {
        before: undefined,
        after,
        act: { kind: 'locked', account: owner, amount, units, unlockAt },
      },
    ])
  },
}

/** What was put in for `units` of a lock: the units themselves, or a rebasing lock's part, rounded down. */
const amountOf = (lock: LockRow, units: bigint): bigint =>
  lock.rebasing ? (lock.amount * units) / lock.units : units

/** What would have been put in for `initialUnits`, of the same lock. */
const initialAmountOf = (lock: LockRow, initialUnits: bigint): bigint =>
  lock.rebasing ? (lock.initialAmount * initialUnits) / lock.initialUnits : initialUnits

const split = countedSplit(
  splitLock<Args<'Split'>>(({ units, newInitialUnits, initialUnitsLeft }, lock) => {
    const moved = amountOf(lock, units)
    return {
      left: {
        units: lock.units - units,
        amount: lock.amount - moved,
        initialUnits: initialUnitsLeft,
        initialAmount: initialAmountOf(lock, initialUnitsLeft),
      },
      part: {
        units,
        amount: moved,
        initialUnits: newInitialUnits,
        initialAmount: initialAmountOf(lock, newInitialUnits),
      },
    }
  }),
)

const assetAdded: EventHandler<Args<'AssetAdded'>> = {
  reads: () => [],
  writes: (event) => [
    {
      table: 'lockCustody',
      row: {
        id: `${event.chainId}-${event.address}-${event.args.number}`,
        chainId: event.chainId,
        locker: event.address,
        token: lowerCase(event.args.token),
        custody: lowerCase(event.args.custody),
        rebasing: event.args.rebasing,
        createdAt: event.timestamp,
      },
    },
  ],
}

const operatorId = (event: IndexedEvent<Args<'OperatorSet'>>) =>
  `${event.chainId}-${event.address}-${lowerCase(event.args.owner)}-${lowerCase(event.args.operator)}`

const operatorSet: EventHandler<Args<'OperatorSet'>> = {
  reads: (event) => [{ table: 'lockOperator', id: operatorId(event) }],
  writes: (event) => [
    {
      table: 'lockOperator',
      row: {
        id: operatorId(event),
        chainId: event.chainId,
        locker: event.address,
        owner: lowerCase(event.args.owner),
        operator: lowerCase(event.args.operator),
        allowed: event.args.allowed,
        updatedAt: event.timestamp,
      },
    },
  ],
}

/** Handlers of the events of `TokenLocker`. */
export const tokenLocker = {
  ...sharedChanges,
  assetAdded,
  locked: countedLock(locked, begin),
  split,
  operatorSet,
  scheduled: changeLock<Args<'Scheduled'>>(({ cliffAt, firstBps, cycleSeconds, cycleBps }) => ({
    row: {
      cliffAt: Number(cliffAt),
      firstBps: Number(firstBps),
      cycleSeconds: Number(cycleSeconds),
      cycleBps: Number(cycleBps),
    },
    act: { kind: 'scheduled', details: { cliffAt, firstBps, cycleSeconds, cycleBps } },
  })),
  incremented: changeLock<Args<'Incremented'>>(({ amount, units }, lock) => {
    const added = lock.rebasing ? amount : units
    return {
      row: {
        amount: lock.amount + added,
        initialAmount: lock.initialAmount + added,
        units: lock.units + units,
        initialUnits: lock.initialUnits + units,
      },
      act: { kind: 'incremented', amount, units },
    }
  }),
  withdrawn: countedUnlock(
    changeLock<Args<'Withdrawn'>>(({ amount, units }, lock) => ({
      row: {
        amount: lock.amount - amountOf(lock, units),
        units: lock.units - units,
        shrinkings: lock.shrinkings + 1,
      },
      act: { kind: 'withdrawn', account: lock.owner, amount, units },
    })),
    ({ amount }) => amount,
  ),
  migrated: changeLock<Args<'Migrated'>>(
    ({ successor, successorLockId, amount, arrived }, lock) => ({
      row: {
        amount: 0n,
        units: 0n,
        endReason: 'migrated',
        successor: lowerCase(successor),
        successorLockId: String(successorLockId),
      },
      act: {
        kind: 'migrated',
        account: lowerCase(successor),
        amount,
        units: lock.units,
        otherLockId: String(successorLockId),
        details: { arrived },
      },
    }),
  ),
}
