import { readPercent, readWhole } from '../../shared/read-number.ts'
import type { LockDraftField, LockDraftTexts } from '../lock-draft-schema.ts'
import { lockForever } from '../lock-limits.ts'
import type { LockerKind, ReleaseSchedule } from '../types.ts'
import { calculatePromptCliff } from './calculate-prompt-cliff.ts'
import {
  calculateScheduleEnd,
  judgeSchedule,
  judgeUnlock,
  type LockTerm,
} from './judge-lock-terms.ts'
import type { LockIssueCollector } from './lock-issue-collector.ts'
import { type TypedSchedule, toReleaseSchedule } from './to-release-schedule.ts'

const secondsOf = { minutes: 60n, hours: 3_600n, days: 86_400n, weeks: 604_800n } as const

const fieldOf: Readonly<Record<LockTerm, LockDraftField>> = {
  unlockAt: 'unlockAt',
  release: 'release',
  cliffAt: 'cliffAt',
  firstBps: 'firstPercent',
  cycleSeconds: 'cycleLength',
  cycleBps: 'cyclePercent',
}

/** When a lock ends, and what comes before. */
export interface LockRelease {
  readonly unlockAt: bigint
  readonly schedule?: ReleaseSchedule
}

type ReleaseTexts = Pick<
  LockDraftTexts,
  | 'isForever'
  | 'unlockAt'
  | 'release'
  | 'cliffAt'
  | 'firstPercent'
  | 'cycleLength'
  | 'cycleUnit'
  | 'cyclePercent'
>

const isBlank = (text: string) => text.trim() === ''

interface Cycle {
  readonly cycleSeconds: bigint
  readonly cycleBps: bigint
}

const evenly: Cycle = { cycleSeconds: 0n, cycleBps: 0n }

function readCycle(input: ReleaseTexts, report: LockIssueCollector): Cycle | undefined {
  const length = readWhole('cycleLength', input.cycleLength, report)
  const cycleBps = readPercent('cyclePercent', input.cyclePercent, report)
  if (length === undefined || cycleBps === undefined) return undefined
  return { cycleSeconds: length * secondsOf[input.cycleUnit], cycleBps }
}

/** The unlock time that was named. @returns undefined where none was, after a report where one is needed. */
function readNamedUnlock(input: ReleaseTexts, report: LockIssueCollector): bigint | undefined {
  if (input.isForever) return lockForever
  if (isBlank(input.unlockAt) && input.release === 'stepped') return undefined
  return readWhole('unlockAt', input.unlockAt, report)
}

function readSchedule(
  input: ReleaseTexts,
  timing: { readonly now: number; readonly unlockAt: bigint | undefined },
  report: LockIssueCollector,
): TypedSchedule | undefined {
  const typedFirst = isBlank(input.firstPercent) ? '0' : input.firstPercent
  const firstBps = readPercent('firstPercent', typedFirst, report)
  const cliffAt = isBlank(input.cliffAt)
    ? calculatePromptCliff(timing.now, timing.unlockAt)
    : readWhole('cliffAt', input.cliffAt, report)
  const cycle = input.release === 'stepped' ? readCycle(input, report) : evenly
  if (firstBps === undefined || cliffAt === undefined || !cycle) return undefined
  return { cliffAt, firstBps, ...cycle }
}

/** Reads when a lock ends and what of it comes before. @returns undefined where that cannot be told, after a report. */
export function readRelease(
  input: ReleaseTexts,
  { locker, now }: { readonly locker: LockerKind; readonly now: number },
  report: LockIssueCollector,
): LockRelease | undefined {
  let faults = 0
  const judge = (term: LockTerm, code: string, args: Readonly<Record<string, bigint>>) => {
    faults += 1
    report(fieldOf[term], code, args)
  }
  const named = readNamedUnlock(input, report)
  if (input.release === 'once' || locker !== 'token') {
    if (named === undefined) return undefined
    judgeUnlock(locker, named, now, judge)
    return { unlockAt: named }
  }
  const isStepped = input.release === 'stepped'
  const schedule = readSchedule(input, { now, unlockAt: isStepped ? undefined : named }, report)
  const isDerived = isStepped && !input.isForever && isBlank(input.unlockAt)
  if (!schedule || (named === undefined && !isDerived)) {
    // The end is judged by itself where the way to it cannot be read.
    if (named !== undefined) judgeUnlock(locker, named, now, judge)
    return undefined
  }
  const unlockAt = named ?? calculateScheduleEnd(schedule)
  judgeSchedule(unlockAt, schedule, { now, isStepped }, judge)
  // An end that is reckoned from parts that do not fit says nothing.
  if (!isDerived || faults === 0) judgeUnlock(locker, unlockAt, now, judge)
  return { unlockAt, schedule: toReleaseSchedule(schedule) }
}
