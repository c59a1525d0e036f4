import type { liquidityLockerEventsAbi } from '@slipway/deployments/events'
import type { ContractEventName } from 'viem'
import type { EventArgs, EventHandler, IndexedEvent } from '../../store/event-handler.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { changeLock, writeLocks } from '../change-lock.ts'
import { countedLock, countedSplit, countedUnlock } from '../count-lock.ts'
import { beginLock, lockKey } from '../lock-row.ts'
import { openTotals, totalsReads } from '../lock-totals.ts'
import { sharedChanges } from '../shared-changes.ts'
import { splitLock } from '../split-lock.ts'

type Args<Name extends ContractEventName<typeof liquidityLockerEventsAbi>> = EventArgs<
  typeof liquidityLockerEventsAbi,
  Name
>

const begin = (event: IndexedEvent<Args<'Locked'>>) => {
  const { lockId, lpToken, owner, amount, unlockAt } = event.args
  return beginLock(event, {
    kind: 'liquidity',
    lockId,
    asset: lowerCase(lpToken),
    owner: lowerCase(owner),
    amount,
    units: amount,
    unlockAt,
  })
}

const locked: EventHandler<Args<'Locked'>> = {
  reads: (event) => [lockKey(event, event.args.lockId), ...totalsReads(begin(event))],
  writes: (event, rows) => {
    const after = begin(event)
    const { owner, amount, units, unlockAt } = after
    return writeLocks(event, openTotals(rows), [
      {
        before: undefined,
        after,
        act: { kind: 'locked', account: owner, amount, units, unlockAt },
      },
    ])
  },
}

/** Handlers of the events of `LiquidityLocker`. A unit is a base unit of the LP token. */
export const liquidityLocker = {
  ...sharedChanges,
  locked: countedLock(locked, begin),
  split: countedSplit(
    splitLock<Args<'Split'>>(({ amount }, lock) => {
      const all = (sum: bigint, initial: bigint) => ({
        amount: sum,
        units: sum,
        initialAmount: initial,
        initialUnits: initial,
      })
      return {
        left: all(lock.amount - amount, lock.initialAmount - amount),
        part: all(amount, amount),
      }
    }),
  ),
  incremented: changeLock<Args<'Incremented'>>(({ amount }, lock) => ({
    row: {
      amount: lock.amount + amount,
      units: lock.units + amount,
      initialAmount: lock.initialAmount + amount,
      initialUnits: lock.initialUnits + amount,
    },
    act: { kind: 'incremented', amount, units: amount },
  })),
  withdrawn: countedUnlock(
    changeLock<Args<'Withdrawn'>>(({ amount }, lock) => ({
      row: {
        amount: lock.amount - amount,
        units: lock.units - amount,
        shrinkings: lock.shrinkings + 1,
      },
      act: { kind: 'withdrawn', account: lock.owner, amount, units: amount },
    })),
    ({ amount }) => amount,
  ),
}
