import type { Hex } from '../store/event-handler.ts'
import { lowerCase } from '../store/stored-values.ts'
import { changeLock } from './change-lock.ts'

/** Events that every locker tells alike. */
export const sharedChanges = {
  relocked: changeLock<{ lockId: bigint; unlockAt: bigint }>(({ unlockAt }) => ({
    row: { unlockAt: Number(unlockAt) },
    act: { kind: 'relocked', unlockAt: Number(unlockAt) },
  })),
  /** A fee receiver that the old owner named is forgotten. */
  ownershipTransferred: changeLock<{ lockId: bigint; to: Hex }>(({ to }, lock) => ({
    row: { owner: lowerCase(to), feeReceiver: null, handovers: lock.handovers + 1 },
    act: { kind: 'ownershipTransferred', account: lowerCase(to) },
  })),
}
