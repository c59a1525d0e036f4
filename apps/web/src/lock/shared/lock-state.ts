import type { LockRow } from './lock-row.ts'

/** Where a lock stands by the clock: the index knows what happened, not what time it is. */
export const lockStates = ['locked', 'releasing', 'free', 'forever', 'ended'] as const
export type LockState = (typeof lockStates)[number]

/** @param now unix seconds of the network's clock */
export function lockStateAt(
  row: Pick<LockRow, 'amount' | 'units' | 'isForever' | 'unlockAt' | 'schedule'>,
  now: number,
): LockState {
  // A rebasing lock may be worth nothing today and still hold shares.
  if (row.units === 0n) return 'ended'
  if (row.isForever) return 'forever'
  if (now >= row.unlockAt) return 'free'
  return row.schedule && now >= row.schedule.cliffAt ? 'releasing' : 'locked'
}
