import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readPercent, readWhole } from '../../shared/read-number.ts'
import { solanaLockLimits } from './solana-lock-limits.ts'
import type { SolanaLockField, SolanaLockTexts } from './solana-lock-schema.ts'
import type { SolanaReleaseSchedule } from './types.ts'

type Report = FieldIssueCollector<SolanaLockField>

/** When a lock ends, and what comes before. */
export interface SolanaLockTerms {
  readonly unlockAt: number
  readonly schedule: SolanaReleaseSchedule | undefined
}

const { minSeconds, maxSeconds, forever, wholeBps, promptSeconds } = solanaLockLimits
const secondsADay = 86_400
const isBlank = (text: string) => text.trim() === ''

/** An unlock time within its bounds, or why it is not. */
export function judgeUnlock(
  unlockAt: number,
  now: number,
): { readonly code: string; readonly args: Readonly<Record<string, bigint>> } | undefined {
  if (unlockAt === forever) return undefined
  const [min, max] = [now + minSeconds, now + maxSeconds]
  if (unlockAt < min) return { code: 'TokenLocker_UnlockTooEarly', args: { min: BigInt(min) } }
  if (unlockAt > max) return { code: 'TokenLocker_UnlockTooLate', args: { max: BigInt(max) } }
  return undefined
}

function readCycle(input: SolanaLockTexts, report: Report) {
  if (input.release !== 'stepped') return { cycleSeconds: 0, cycleBps: 0 }
  const days = readWhole('cycleDays', input.cycleDays, report)
  const bps = readPercent('cyclePercent', input.cyclePercent, report)
  if (days === undefined || bps === undefined) return undefined
  return { cycleSeconds: Number(days) * secondsADay, cycleBps: Number(bps) }
}

/** The first field of a schedule that is outside of its range. */
function findUnusable(
  { firstBps, cycleSeconds, cycleBps }: SolanaReleaseSchedule,
  isStepped: boolean,
): SolanaLockField | undefined {
  if (firstBps >= wholeBps) return 'firstPercent'
  if (!isStepped) return undefined
  if (cycleSeconds === 0 || cycleSeconds > maxSeconds) return 'cycleDays'
  return cycleBps === 0 || cycleBps > wholeBps - firstBps ? 'cyclePercent' : undefined
}

function readSchedule(
  input: SolanaLockTexts,
  { now, end }: { readonly now: number; readonly end: number | undefined },
  report: Report,
): SolanaReleaseSchedule | undefined {
  const first = isBlank(input.firstPercent) ? '0' : input.firstPercent
  const firstBps = readPercent('firstPercent', first, report)
  const prompt = now + promptSeconds
  const cliffAt = isBlank(input.cliffAt)
    ? BigInt(end !== undefined && end <= prompt ? end - 1 : prompt)
    : readWhole('cliffAt', input.cliffAt, report)
  const cycle = readCycle(input, report)
  if (firstBps === undefined || cliffAt === undefined || !cycle) return undefined
  const schedule = { cliffAt: Number(cliffAt), firstBps: Number(firstBps), ...cycle }
  const unusable = findUnusable(schedule, input.release === 'stepped')
  if (unusable) {
    report(unusable, 'TokenLocker_ScheduleUnusable')
    return undefined
  }
  const min = now + minSeconds
  if (schedule.cliffAt >= min) return schedule
  report('cliffAt', 'TokenLocker_UnlockTooEarly', { min: BigInt(min) })
  return undefined
}

/** Reads when a lock ends and what of it comes before. @returns undefined where that cannot be told, after a report */
export function readLockTerms(
  input: SolanaLockTexts,
  now: number,
  report: Report,
): SolanaLockTerms | undefined {
  const isStepped = input.release === 'stepped' && !input.isForever
  const typed = isStepped ? undefined : readEnd(input, report)
  if (!isStepped && typed === undefined) return undefined
  const schedule =
    input.release === 'once' ? undefined : readSchedule(input, { now, end: typed }, report)
  if (input.release !== 'once' && !schedule) return undefined
  if (input.isForever && schedule) {
    report('release', 'TokenLocker_ScheduleUnusable')
    return undefined
  }
  const unlockAt = typed ?? endOf(schedule)
  const fault = judgeUnlock(unlockAt, now)
  if (fault) report(isStepped ? 'cycleDays' : 'unlockAt', fault.code, fault.args)
  if (schedule && schedule.cliffAt >= unlockAt) {
    report('cliffAt', 'TokenLocker_ScheduleUnusable')
    return undefined
  }
  return { unlockAt, schedule }
}

function readEnd(input: SolanaLockTexts, report: Report): number | undefined {
  if (input.isForever) return forever
  const read = readWhole('unlockAt', input.unlockAt, report)
  return read === undefined ? undefined : Number(read)
}

/** When the last part of a stepped release comes. */
function endOf(schedule: SolanaReleaseSchedule | undefined): number {
  if (!schedule) return 0
  const { cliffAt, firstBps, cycleSeconds, cycleBps } = schedule
  return cliffAt + Math.ceil((wholeBps - firstBps) / cycleBps) * cycleSeconds
}
