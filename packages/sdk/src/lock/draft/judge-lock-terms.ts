import { lockForever, lockLimits } from '../lock-limits.ts'
import { lockerErrorPrefixes } from '../lock-params.ts'
import { endOfSchedule } from '../release-math.ts'
import type { LockerKind } from '../types.ts'
import { type TypedSchedule, toReleaseSchedule } from './to-release-schedule.ts'

/** Part of a lock's terms that a refusal is about. */
export type LockTerm = 'unlockAt' | 'release' | keyof TypedSchedule

/** Takes a refusal with the contract's own name for it. */
export type LockTermIssueCollector = (
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

/** An unlock time within its bounds (`LockTimeBounds`). @param now unix seconds of the chain's newest block. */
export function judgeUnlock(
  locker: LockerKind,
  unlockAt: bigint,
  now: number,
  report: LockTermIssueCollector,
): void {
  if (unlockAt === lockForever) return
  const min = BigInt(now + lockLimits.minSeconds)
  const max = BigInt(now) + maxSeconds
  const prefix = lockerErrorPrefixes[locker]
  if (unlockAt < min) report('unlockAt', `${prefix}_UnlockTooEarly`, { unlockAt, min })
  if (unlockAt > max) report('unlockAt', `${prefix}_UnlockTooLate`, { unlockAt, max })
}

/** What of a cycle does not fit; nothing where all does, or where there is none and none was wanted. */
function findUnusableCycle(schedule: TypedSchedule, isStepped: boolean): readonly LockTerm[] {
  const { firstBps, cycleSeconds, cycleBps } = schedule
  const hasCycle = isStepped || cycleBps !== 0n || cycleSeconds !== 0n
  if (!hasCycle) return []
  // Beside a first part that leaves nothing, the size of the others cannot be judged.
  const most = firstBps >= wholeBps ? wholeBps : wholeBps - firstBps
  return [
    ...(cycleSeconds === 0n || cycleSeconds > maxSeconds ? (['cycleSeconds'] as const) : []),
    ...(cycleBps === 0n || cycleBps > most ? (['cycleBps'] as const) : []),
  ]
}

/** The terms that make a schedule unusable; the contract has one error for all. */
function findUnusable(
  unlockAt: bigint,
  schedule: TypedSchedule,
  isStepped: boolean,
): readonly LockTerm[] {
  if (unlockAt === lockForever) return ['release']
  const parts: readonly LockTerm[] = [
    ...(schedule.firstBps >= wholeBps ? (['firstBps'] as const) : []),
    ...findUnusableCycle(schedule, isStepped),
  ]
  // An end that is reckoned from parts that do not fit says nothing of the beginning.
  const isEndKnown = !isStepped || parts.length === 0
  return isEndKnown && schedule.cliffAt >= unlockAt ? [...parts, 'cliffAt'] : parts
}

/**
 * A schedule as the contract judges it (`ReleaseSchedule.pack`): ranges, then the first part, then the end.
 * @param context `isStepped`: parts of one size were asked for; the contract would take a length of 0 for an even release.
 */
export function judgeSchedule(
  unlockAt: bigint,
  schedule: TypedSchedule,
  { now, isStepped }: { readonly now: number; readonly isStepped: boolean },
  report: LockTermIssueCollector,
): void {
  const unusable = findUnusable(unlockAt, schedule, isStepped)
  for (const term of unusable)
    report(term, 'TokenLocker_ScheduleUnusable', { unlockAt, ...schedule })
  if (unlockAt === lockForever) return
  const min = BigInt(now + lockLimits.minSeconds)
  const { cliffAt, cycleSeconds } = schedule
  if (cliffAt < min && !unusable.includes('cliffAt'))
    report('cliffAt', 'TokenLocker_UnlockTooEarly', { unlockAt: cliffAt, min })
  if (cycleSeconds === 0n || unusable.length > 0) return
  const end = calculateScheduleEnd(schedule)
  if (end !== unlockAt) report('unlockAt', 'TokenLocker_ScheduleEndsElsewhere', { unlockAt, end })
}
