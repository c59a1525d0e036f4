import { solanaLockLimits } from './solana-lock-limits.ts'
import type { SolanaLock } from './types.ts'

const wholeBps = BigInt(solanaLockLimits.wholeBps)
const divideUp = (numerator: bigint, denominator: bigint) =>
  (numerator + denominator - 1n) / denominator

/** What of a lock can be kept by a moment; the rest of its fields do not count. */
export type ReleasingLock = Pick<
  SolanaLock,
  'initialAmount' | 'withdrawn' | 'unlockAt' | 'schedule'
>

/** Base units that are kept back at a moment, rounded up (`Schedule::kept`). */
function calculateKept({ initialAmount, unlockAt, schedule }: ReleasingLock, at: number): bigint {
  const isForever = unlockAt === solanaLockLimits.forever
  if (!isForever && at >= unlockAt) return 0n
  if (!schedule || isForever || at < schedule.cliffAt) return initialAmount
  const rest = solanaLockLimits.wholeBps - schedule.firstBps
  if (schedule.cycleSeconds === 0) {
    const left = initialAmount * BigInt(rest) * BigInt(unlockAt - at)
    return divideUp(left, wholeBps * BigInt(unlockAt - schedule.cliffAt))
  }
  const cycles = Math.floor((at - schedule.cliffAt) / schedule.cycleSeconds)
  return divideUp(initialAmount * BigInt(rest - cycles * schedule.cycleBps), wholeBps)
}

/**
 * Base units that can leave a lock, to the unit as the program counts them.
 * @param at unix seconds of the cluster
 */
export function calculateReleased(lock: ReleasingLock, at: number): bigint {
  const locked = lock.initialAmount - lock.withdrawn
  const kept = calculateKept(lock, at)
  return locked > kept ? locked - kept : 0n
}

/**
 * Base units that cannot leave a lock yet: what is released and not withdrawn does not count.
 * @param at unix seconds of the cluster
 */
export const calculateLocked = (lock: ReleasingLock, at: number): bigint =>
  lock.initialAmount - lock.withdrawn - calculateReleased(lock, at)
