import type { Address } from 'viem'
import { listAddressIssue } from '../../list/list-address-issue.ts'
import type { LockColumn } from '../../list/list-kinds.ts'
import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { parseAmount } from '../../shared/parse-amount.ts'
import { readAddress } from '../../shared/read-address.ts'
import { readDecimal, readPercent } from '../../shared/read-number.ts'
import { calculatePromptCliff } from '../draft/calculate-prompt-cliff.ts'
import { judgeLockOwner } from '../draft/judge-lock-owner.ts'
import {
  calculateScheduleEnd,
  judgeSchedule,
  judgeUnlock,
  type LockTerm,
} from '../draft/judge-lock-terms.ts'
import { judgeLockAmount } from '../draft/read-lock-contents.ts'
import { type TypedSchedule, toReleaseSchedule } from '../draft/to-release-schedule.ts'
import type { LockEntry } from '../lock-draft-schema.ts'
import { readCycleText } from './read-cycle-text.ts'
import type { LockRow } from './read-lock-rows.ts'
import { readMoment } from './read-moment.ts'

/** Takes one issue of a row. */
export type RowIssueCollector = FieldIssueCollector<LockColumn>

/** What a row is read with. */
export interface LockRowContext {
  /** Unix seconds of the chain's newest block. */
  readonly now: number
  readonly decimals: number
}

const columnOf: Readonly<Record<LockTerm, LockColumn>> = {
  unlockAt: 'unlockAt',
  release: 'cliffAt',
  cliffAt: 'cliffAt',
  firstBps: 'firstPercent',
  cycleSeconds: 'cycle',
  cycleBps: 'cyclePercent',
}

function readOwner({ line, cells }: LockRow, report: RowIssueCollector): Address | undefined {
  const reading = readAddress(cells.owner)
  if (!reading.ok) {
    const { code, args } = listAddressIssue(reading.code, line)
    report('owner', code, args)
    return undefined
  }
  // A line says when its lock ends: none of them is for ever.
  const fault = judgeLockOwner(reading.address, { locker: 'token', isForever: false })
  if (fault) report('owner', fault)
  return reading.address
}

function readAmount(
  { cells }: LockRow,
  decimals: number,
  report: RowIssueCollector,
): bigint | undefined {
  // What a file says is what it said to whoever wrote it: no comma is guessed at, as it may be in a field.
  const amount = readDecimal('amount', cells.amount, decimals, report, parseAmount)
  const fault = amount === undefined ? undefined : judgeLockAmount(amount, 'token')
  if (fault) report('amount', fault.code, fault.args)
  return amount
}

/** A moment that may be left out. @returns undefined for an empty cell, false for one that is no moment, after a report. */
function readTime(
  column: 'unlockAt' | 'cliffAt',
  text: string,
  report: RowIssueCollector,
): bigint | undefined | false {
  if (text === '') return undefined
  const moment = readMoment(text)
  if (moment !== undefined) return moment
  report(column, 'Input_TimeInvalid')
  return false
}

function readCycle({ cells }: LockRow, report: RowIssueCollector) {
  if (cells.cycle === '' && cells.cyclePercent === '') return { cycleSeconds: 0n, cycleBps: 0n }
  const cycleSeconds = readCycleText(cells.cycle)
  if (cycleSeconds === undefined) {
    report('cycle', cells.cycle === '' ? 'Input_Required' : 'Input_DurationInvalid')
  }
  const cycleBps = readPercent('cyclePercent', cells.cyclePercent, report)
  return cycleSeconds === undefined || cycleBps === undefined
    ? undefined
    : { cycleSeconds, cycleBps }
}

/** Whether a row says anything about parts: then it has a schedule, whatever it leaves out. */
const hasParts = ({ cells }: LockRow) =>
  [cells.cliffAt, cells.firstPercent, cells.cycle, cells.cyclePercent].some((cell) => cell !== '')

function readSchedule(
  row: LockRow,
  timing: { readonly now: number; readonly unlockAt: bigint | undefined },
  report: RowIssueCollector,
): TypedSchedule | undefined {
  const { cells } = row
  const named = readTime('cliffAt', cells.cliffAt, report)
  const firstBps = readPercent('firstPercent', cells.firstPercent || '0', report)
  const cycle = readCycle(row, report)
  if (named === false || firstBps === undefined || !cycle) return undefined
  const until = cycle.cycleSeconds === 0n ? timing.unlockAt : undefined
  return { cliffAt: named ?? calculatePromptCliff(timing.now, until), firstBps, ...cycle }
}

type Terms = Pick<LockEntry, 'unlockAt' | 'schedule'>

function readTerms(row: LockRow, now: number, report: RowIssueCollector): Terms | undefined {
  const judge = (term: LockTerm, code: string, args: Readonly<Record<string, bigint>>) =>
    report(columnOf[term], code, args)
  const named = readTime('unlockAt', row.cells.unlockAt, report)
  const schedule = hasParts(row)
    ? readSchedule(row, { now, unlockAt: named === false ? undefined : named }, report)
    : undefined
  if (named === false || (hasParts(row) && !schedule)) return undefined
  const isStepped = schedule !== undefined && schedule.cycleSeconds > 0n
  const unlockAt = named ?? (isStepped ? calculateScheduleEnd(schedule) : undefined)
  if (unlockAt === undefined) {
    report('unlockAt', 'Input_Required')
    return undefined
  }
  judgeUnlock('token', unlockAt, now, judge)
  if (!schedule) return { unlockAt }
  judgeSchedule(unlockAt, schedule, { now, isStepped }, judge)
  return { unlockAt, schedule: toReleaseSchedule(schedule) }
}

/** Reads one line of a list. @returns undefined where it is no lock, after a report. */
export function readLockRow(
  row: LockRow,
  { now, decimals }: LockRowContext,
  report: RowIssueCollector,
): LockEntry | undefined {
  const owner = readOwner(row, report)
  const amount = readAmount(row, decimals, report)
  const terms = readTerms(row, now, report)
  return owner && amount !== undefined && terms ? { owner, amount, ...terms } : undefined
}
