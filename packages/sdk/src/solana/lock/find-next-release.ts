import { calculateLocked, type ReleasingLock } from './calculate-released.ts'
import { solanaLockLimits } from './solana-lock-limits.ts'
import type { SolanaReleaseSchedule } from './types.ts'

const { forever, wholeBps } = solanaLockLimits
const whole = BigInt(wholeBps)

/** Cycles from the first part of a stepped release until less than `locked` is kept. A part of nothing, by rounding, is none. */
function countCycles(initialAmount: bigint, locked: bigint, rest: number, cycleBps: number) {
  const keptBps = Number((whole * (locked - 1n)) / initialAmount)
  return Math.max(0, Math.ceil((rest - keptBps) / cycleBps))
}

/** Since when a line takes from what is in a lock: one that was withdrawn from and then prolonged keeps it all for a while. */
function startOfLine(
  { initialAmount, withdrawn, unlockAt }: ReleasingLock,
  { cliffAt, firstBps }: SolanaReleaseSchedule,
): number {
  const left = (initialAmount - withdrawn) * whole * BigInt(unlockAt - cliffAt)
  return unlockAt - Number(left / (initialAmount * BigInt(wholeBps - firstBps)))
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
  const rest = wholeBps - firstBps
  if (cycleSeconds === 0) return Math.max(cliffAt, at, startOfLine(lock, schedule))
  const cycles = countCycles(initialAmount, locked, rest, cycleBps)
  return Math.min(cliffAt + cycles * cycleSeconds, unlockAt)
}
