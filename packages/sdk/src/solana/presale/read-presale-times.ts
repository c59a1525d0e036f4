import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readDecimal, readPercent, readWhole } from '../../shared/read-number.ts'
import { solanaPresaleLimits } from './solana-presale-limits.ts'
import type { SolanaPresaleField, SolanaPresaleTexts } from './solana-presale-schema.ts'
import type { SolanaPresaleDraft } from './types.ts'

type Report = FieldIssueCollector<SolanaPresaleField>

const secondsAMinute = 60
/** Days have two decimals, so that a cycle is a whole number of seconds. */
const dayDecimals = 2
const secondsAHundredthDay = 864n
const { startLeadSeconds, endAheadMaxSeconds, wholeBps } = solanaPresaleLimits
const isBlank = (typed: string) => typed.trim() === ''

function readWindow(
  input: Pick<SolanaPresaleTexts, 'startAt' | 'endAt'>,
  now: number,
  report: Report,
): Pick<SolanaPresaleDraft, 'startAt' | 'endAt'> | undefined {
  const startAt = readWhole('startAt', input.startAt, report)
  const endAt = readWhole('endAt', input.endAt, report)
  const min = BigInt(now + startLeadSeconds + 1)
  const max = BigInt(now + endAheadMaxSeconds)
  if (startAt !== undefined && startAt < min)
    report('startAt', 'Presale_StartTooEarly', { startTime: startAt, min })
  if (startAt === undefined || endAt === undefined) return undefined
  if (endAt <= startAt) {
    report('endAt', 'Presale_EndNotAfterStart', { startTime: startAt, endTime: endAt })
    return undefined
  }
  if (endAt > max) {
    report('endAt', 'Presale_EndTooLate', { endTime: endAt, max })
    return undefined
  }
  return { startAt: Number(startAt), endAt: Number(endAt) }
}

/** Reads start and end, and the windows of both tiers, which end before the presale does. */
export function readPresaleTimes(
  input: Pick<
    SolanaPresaleTexts,
    'startAt' | 'endAt' | 'whitelistMode' | 't1Minutes' | 't2Minutes'
  >,
  now: number,
  report: Report,
): Pick<SolanaPresaleDraft, 'startAt' | 'endAt' | 't1Seconds' | 't2Seconds'> | undefined {
  const window = readWindow(input, now, report)
  if (input.whitelistMode === 'none') return window && { ...window, t1Seconds: 0, t2Seconds: 0 }
  const read = (field: 't1Minutes' | 't2Minutes') =>
    readWhole(field, isBlank(input[field]) ? '0' : input[field], report)
  const t1Minutes = read('t1Minutes')
  // Where nobody else ever comes in, the second tier's window ends with the presale.
  const t2Minutes = input.whitelistMode === 'listedOnly' ? 0n : read('t2Minutes')
  if (!window || t1Minutes === undefined || t2Minutes === undefined) return undefined
  const t1Seconds = Number(t1Minutes) * secondsAMinute
  const t2Seconds = Number(t2Minutes) * secondsAMinute
  const duration = window.endAt - window.startAt
  if (t1Seconds + t2Seconds < duration) return { ...window, t1Seconds, t2Seconds }
  report('t1Minutes', 'Presale_TiersTooLong', {
    t1Block: t1Minutes * BigInt(secondsAMinute),
    t2Block: t2Minutes * BigInt(secondsAMinute),
    duration,
  })
  return undefined
}

function readCycle(typed: string, report: Report): number | undefined {
  const days = readDecimal('cycleDays', typed, dayDecimals, report)
  if (days === undefined) return undefined
  const cycle = days * secondsAHundredthDay
  const { vestCycleMinSeconds: min, vestCycleMaxSeconds: max } = solanaPresaleLimits
  if (cycle >= min && cycle <= max) return Number(cycle)
  report('cycleDays', 'Presale_VestCycleOutOfRange', { cycle, min, max })
  return undefined
}

function readPart(
  field: 'firstPercent' | 'cyclePercent',
  typed: string,
  rule: { readonly min: bigint; readonly max: bigint; readonly code: string },
  report: Report,
): number | undefined {
  const bps = readPercent(field, typed, report)
  if (bps === undefined) return undefined
  if (bps >= rule.min && bps <= rule.max) return Number(bps)
  report(field, rule.code, { bps, max: rule.max })
  return undefined
}

/** Reads how tokens and proceeds are released. A presale in parts leaves some of it for later: all at once has its own choice. */
export function readPresaleRelease(
  input: Pick<SolanaPresaleTexts, 'release' | 'firstPercent' | 'cycleDays' | 'cyclePercent'>,
  report: Report,
): Pick<SolanaPresaleDraft, 'cycleSeconds' | 'firstBps' | 'cycleBps'> | undefined {
  if (input.release === 'once') return { cycleSeconds: 0, firstBps: wholeBps, cycleBps: 0 }
  const whole = BigInt(wholeBps)
  const firstBps = readPart(
    'firstPercent',
    isBlank(input.firstPercent) ? '0' : input.firstPercent,
    { min: 0n, max: whole - 1n, code: 'Presale_VestFirstOutOfRange' },
    report,
  )
  const cycleSeconds = readCycle(input.cycleDays, report)
  const cycleBps = readPart(
    'cyclePercent',
    input.cyclePercent,
    { min: 1n, max: whole, code: 'Presale_VestPercentOutOfRange' },
    report,
  )
  if (firstBps === undefined || cycleSeconds === undefined || cycleBps === undefined)
    return undefined
  return { cycleSeconds, firstBps, cycleBps }
}
