import { readWhole } from '../../shared/read-number.ts'
import type { PoolDraftTexts } from '../pool-draft-schema.ts'
import { poolLimits } from '../pool-limits.ts'
import type { PoolIssueCollector } from './pool-issue-collector.ts'

/** When rewards run and until when is staked; see `PoolDraft`. */
export interface PoolTimes {
  readonly startTime: bigint
  readonly endTime: bigint
  readonly stakeDeadline: bigint
}

/** A moment that may be left out, which reads 0. */
function readMoment(
  field: 'startTime' | 'stakeDeadline',
  text: string,
  report: PoolIssueCollector,
): bigint | undefined {
  return text.trim() === '' ? 0n : readWhole(field, text, report)
}

function judgeEnd(start: bigint, endTime: bigint, now: bigint, report: PoolIssueCollector): void {
  const min = start + BigInt(poolLimits.minSeconds)
  const max = now + BigInt(poolLimits.maxSeconds)
  // The network may have had its next block meanwhile: what ends too late stays too late, what ends too early may pass.
  if (endTime > max) report('endTime', 'PoolFactory_EndTooLate', { endTime, max })
  else if (endTime < min) report('endTime', 'PoolFactory_EndTooEarly', { endTime, min })
}

/**
 * Reads when rewards run. A start that is past means now, as for the contract.
 * @param now unix seconds of the chain's newest block
 * @returns undefined where a moment is unknown, after a report.
 */
export function readPoolTimes(
  input: PoolDraftTexts,
  now: number,
  report: PoolIssueCollector,
): PoolTimes | undefined {
  const startTime = readMoment('startTime', input.startTime, report)
  const endTime = readWhole('endTime', input.endTime, report)
  const stakeDeadline = readMoment('stakeDeadline', input.stakeDeadline, report)
  if (startTime === undefined || endTime === undefined) return undefined
  const today = BigInt(now)
  const start = startTime > today ? startTime : today
  judgeEnd(start, endTime, today, report)
  if (stakeDeadline === undefined) return undefined
  const isWithin = stakeDeadline >= start && stakeDeadline <= endTime && stakeDeadline > today
  if (stakeDeadline !== 0n && !isWithin) {
    const args = { deadline: stakeDeadline, startTime: start, endTime }
    report('stakeDeadline', 'PoolFactory_DeadlineOutOfRange', args)
  }
  return { startTime, endTime, stakeDeadline }
}
