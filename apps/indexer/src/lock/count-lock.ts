import type { LockRow } from '@slipway/database/lock/indexed'
import { counting } from '../stats/count-act.ts'
import type { EventHandler, IndexedEvent } from '../store/event-handler.ts'
import { getLockRow } from './lock-row.ts'

/** What an act says of a lock. An NFT is one of its own kind: its collection has no unit. */
const ofLock = ({ kind, lockId, asset }: LockRow, amount: bigint) => ({
  lockId,
  ...(kind === 'nft' ? {} : { asset }),
  amount,
})

/** Lets a handler of new locks count for the platform, in the name of the lock's owner. */
export const countedLock = <Args>(
  handler: EventHandler<Args>,
  begin: (event: IndexedEvent<Args>) => LockRow,
): EventHandler<Args> =>
  counting(handler, (event) => {
    const lock = begin(event)
    return {
      act: { kind: 'locked', account: lock.owner, ...ofLock(lock, lock.amount) },
      change: { locksMade: 1 },
    }
  })

/** The same for a lock that was split off another: it is counted, but nobody locked anything. */
export const countedSplit = <Args>(handler: EventHandler<Args>): EventHandler<Args> =>
  counting(handler, () => ({ change: { locksMade: 1 } }))

/** The same for what its owner took out. @param amountOf base units, or 1 of an NFT */
export const countedUnlock = <Args extends { lockId: bigint }>(
  handler: EventHandler<Args>,
  amountOf: (args: Args) => bigint,
): EventHandler<Args> =>
  counting(handler, (event, rows) => {
    const lock = getLockRow(event, rows, event.args.lockId)
    return {
      act: { kind: 'unlocked', account: lock.owner, ...ofLock(lock, amountOf(event.args)) },
    }
  })
