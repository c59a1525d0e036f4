import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readPercent, readWhole } from '../../shared/read-number.ts'
import { claimsLimits } from './claims-limits.ts'

/** When claims open, end and are released; unix seconds. */
export interface ClaimsTerms {
  /** 0: at once. */
  readonly startTime: bigint
  /** 0: never. */
  readonly endTime: bigint
  readonly firstBps: bigint
  readonly releaseSeconds: bigint
}

/** The same as a form or a request holds it. */
interface ClaimsTermsTexts {
  readonly startsNow: boolean
  /** Unix seconds. */
  readonly startTime: string
  readonly hasEnd: boolean
  /** Unix seconds. */
  readonly endTime: string
  /** All at the start, or a part then and the rest evenly over a time. */
  readonly release: 'once' | 'linear'
  readonly firstPercent: string
  /** Whole number of `releaseUnit`. */
  readonly releaseLength: string
  readonly releaseUnit: keyof typeof secondsOf
}

/** Fields of terms that an issue can belong to. */
export type ClaimsTermsField = 'startTime' | 'endTime' | 'firstPercent' | 'releaseLength'
type IssueCollector = FieldIssueCollector<ClaimsTermsField>

const secondsOf = { minutes: 60n, hours: 3_600n, days: 86_400n, weeks: 604_800n } as const
const isBlank = (typed: string) => typed.trim() === ''

function readRelease(
  input: ClaimsTermsTexts,
  report: IssueCollector,
): Pick<ClaimsTerms, 'firstBps' | 'releaseSeconds'> | undefined {
  const { wholeBps, maxSeconds } = claimsLimits
  if (input.release === 'once') return { firstBps: BigInt(wholeBps), releaseSeconds: 0n }
  const typed = isBlank(input.firstPercent) ? '0' : input.firstPercent
  const firstBps = readPercent('firstPercent', typed, report)
  const length = readWhole('releaseLength', input.releaseLength, report)
  if (firstBps === undefined || length === undefined) return undefined
  const releaseSeconds = length * secondsOf[input.releaseUnit]
  if (firstBps >= wholeBps) {
    report('firstPercent', 'AirdropFactory_ReleaseUnusable', { firstBps, releaseSeconds })
    return undefined
  }
  if (releaseSeconds === 0n || releaseSeconds > maxSeconds) {
    report('releaseLength', 'AirdropFactory_ReleaseUnusable', { firstBps, releaseSeconds })
    return undefined
  }
  return { firstBps, releaseSeconds }
}

function readStart(
  input: ClaimsTermsTexts,
  now: number,
  report: IssueCollector,
): bigint | undefined {
  if (input.startsNow) return 0n
  const startTime = readWhole('startTime', input.startTime, report)
  const max = BigInt(now + claimsLimits.maxSeconds)
  if (startTime !== undefined && startTime > max) {
    report('startTime', 'AirdropFactory_StartTooLate', { startTime, max })
  }
  return startTime
}

function readEnd(
  input: ClaimsTermsTexts,
  context: { readonly now: number; readonly start: bigint; readonly releaseSeconds: bigint },
  report: IssueCollector,
): bigint | undefined {
  if (!input.hasEnd) return 0n
  const endTime = readWhole('endTime', input.endTime, report)
  if (endTime === undefined) return undefined
  const { now, start, releaseSeconds } = context
  const begins = start > BigInt(now) ? start : BigInt(now)
  const min = begins + releaseSeconds + BigInt(claimsLimits.minSeconds)
  const max = BigInt(now + claimsLimits.maxSeconds)
  if (endTime < min) report('endTime', 'AirdropFactory_EndTooEarly', { endTime, min })
  else if (endTime > max) report('endTime', 'AirdropFactory_EndTooLate', { endTime, max })
  return endTime
}

/**
 * Reads when claims open, end and are released: the same rules on every network.
 * @param now unix seconds of the chain
 * @returns undefined where that cannot be told, after a report
 */
export function readClaimsTerms(
  input: ClaimsTermsTexts,
  now: number,
  report: IssueCollector,
): ClaimsTerms | undefined {
  const release = readRelease(input, report)
  const startTime = readStart(input, now, report)
  const context = { now, start: startTime ?? 0n, releaseSeconds: release?.releaseSeconds ?? 0n }
  const endTime = readEnd(input, context, report)
  if (!release || startTime === undefined || endTime === undefined) return undefined
  return { startTime, endTime, ...release }
}
