import { calculateLocked, type ReleasingLock } from './calculate-released.ts'
import { solanaLockLimits } from './solana-lock-limits.ts'

const { forever, wholeBps } = solanaLockLimits
const whole = BigInt(wholeBps)

/** Cycles from the first part of a stepped release until less than `locked` is kept. A part of nothing, by rounding, is none. */
function countCycles(initialAmount: bigint, locked: bigint, rest: number, cycleBps: number) {
  const keptBps = Number((whole * (locked - 1n)) / initialAmount)
  return Math.max(0, Math.ceil((rest - keptBps) / cycleBps))
}

/**
 * When more of a lock begins to come free; undefined where nothing ever does. While it is released by the second, that is
 * the moment itself.
 * @param at unix seconds of the cluster
 */
export function findNextRelease(lock: ReleasingLock, at: number): number | undefined {
  const { initialAmount, unlockAt, schedule } = lock
  const locked = calculateLocked(lock, at)
  if (unlockAt === forever || locked === 0n) return undefined
  if (!schedule) return unlockAt
  const { cliffAt, firstBps, cycleSeconds, cycleBps } = schedule
  if (cycleSeconds === 0) return Math.max(cliffAt, at)
  const cycles = countCycles(initialAmount, locked, wholeBps - firstBps, cycleBps)
  return Math.min(cliffAt + cycles * cycleSeconds, unlockAt)
}
