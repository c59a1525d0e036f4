import { lockForever, lockLimits } from '../lock-limits.ts'
import { lockerErrorPrefixes } from '../lock-order.ts'
import { endOfSchedule } from '../release-math.ts'
import type { LockerKind } from '../types.ts'
import { type TypedSchedule, toReleaseSchedule } from './to-release-schedule.ts'

/** Part of a lock's terms that a refusal is about. */
export type LockTerm = 'unlockAt' | 'release' | keyof TypedSchedule

/** Takes a refusal with the contract's own name for it. */
export type LockTermSink = (
  term: LockTerm,
  code: string,
  args: Readonly<Record<string, bigint>>,
) => void

const wholeBps = BigInt(lockLimits.wholeBps)
const maxSeconds = BigInt(lockLimits.maxSeconds)

/** When the last part of a stepped release comes, in unix seconds; of parts that never make a whole, when they begin. */
export function calculateScheduleEnd(schedule: TypedSchedule): bigint {
  if (schedule.cycleBps === 0n || schedule.firstBps >= wholeBps) return schedule.cliffAt
  return BigInt(endOfSchedule(toReleaseSchedule(schedule)) ?? schedule.cliffAt)
}

/** An unlock time within its bounds (`LockTimes`). @param now unix seconds of the chain's newest block. */
export function judgeUnlock(
  locker: LockerKind,
  unlockAt: bigint,
  now: number,
  report: LockTermSink,
): void {
  if (unlockAt === lockForever) return
  const min = BigInt(now + lockLimits.minSeconds)
  const max = BigInt(now) + maxSeconds
  const prefix = lockerErrorPrefixes[locker]
  if (unlockAt < min) report('unlockAt', `${prefix}_UnlockTooEarly`, { unlockAt, min })
  if (unlockAt > max) report('unlockAt', `${prefix}_UnlockTooLate`, { unlockAt, max })
}

/** What of a cycle does not fit; undefined where all does, or where there is none and none was wanted. */
function findUnusableCycle(schedule: TypedSchedule, isStepped: boolean): LockTerm | undefined {
  const { firstBps, cycleSeconds, cycleBps } = schedule
  if (cycleSeconds === 0n && (isStepped || cycleBps !== 0n)) return 'cycleSeconds'
  if (cycleSeconds > maxSeconds) return 'cycleSeconds'
  if (cycleSeconds === 0n) return undefined
  return cycleBps === 0n || cycleBps > wholeBps - firstBps ? 'cycleBps' : undefined
}

/** The term that makes a schedule unusable; the contract has one error for all. */
function findUnusable(
  unlockAt: bigint,
  schedule: TypedSchedule,
  isStepped: boolean,
): LockTerm | undefined {
  if (unlockAt === lockForever) return 'release'
  if (schedule.firstBps >= wholeBps) return 'firstBps'
  const cycle = findUnusableCycle(schedule, isStepped)
  return cycle ?? (schedule.cliffAt >= unlockAt ? 'cliffAt' : undefined)
}

/**
 * A schedule as the contract judges it (`ReleaseSchedule.pack`): ranges, then the first part, then the end.
 * @param context `isStepped`: parts of one size were asked for; the contract would take a length of 0 for an even release.
 */
export function judgeSchedule(
  unlockAt: bigint,
  schedule: TypedSchedule,
  { now, isStepped }: { readonly now: number; readonly isStepped: boolean },
  report: LockTermSink,
): void {
  const unusable = findUnusable(unlockAt, schedule, isStepped)
  if (unusable) {
    report(unusable, 'TokenLocker_ScheduleUnusable', { unlockAt, ...schedule })
    return
  }
  const min = BigInt(now + lockLimits.minSeconds)
  const { cliffAt, cycleSeconds } = schedule
  if (cliffAt < min) report('cliffAt', 'TokenLocker_UnlockTooEarly', { unlockAt: cliffAt, min })
  if (cycleSeconds === 0n) return
  const end = calculateScheduleEnd(schedule)
  if (end !== unlockAt) report('unlockAt', 'TokenLocker_ScheduleEndsElsewhere', { unlockAt, end })
}
