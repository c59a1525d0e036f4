import type { ShownLock } from '../lock/serialize-lock.ts'

/** @param now unix seconds */
export function lockState(lock: ShownLock, now: number) {
  if (lock.state !== 'active') return lock.state
  return lock.unlockAt <= now ? 'free' : 'locked'
}

/** Of the states of several locks, the one that says most about all of them. */
export const lockStates = ['locked', 'free', 'forever', 'ended'] as const
