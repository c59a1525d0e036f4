import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readWhole } from '../../shared/read-number.ts'
import { solanaPoolLimits } from './solana-pool-limits.ts'
import type { SolanaPoolField, SolanaPoolTexts } from './solana-pool-schema.ts'
import type { SolanaPoolDraft } from './types.ts'

type Report = FieldIssueCollector<SolanaPoolField>

/** When rewards run and until when is staked. */
export type SolanaPoolTimes = Pick<SolanaPoolDraft, 'startAt' | 'endAt' | 'deadlineAt'>

function readEnd(
  typed: string,
  { start, now }: { readonly start: bigint; readonly now: bigint },
  report: Report,
): bigint | undefined {
  const endAt = readWhole('endAt', typed, report)
  if (endAt === undefined) return undefined
  const min = start + BigInt(solanaPoolLimits.minSeconds)
  const max = now + BigInt(solanaPoolLimits.maxSeconds)
  if (endAt > max) report('endAt', 'PoolFactory_EndTooLate', { endTime: endAt, max })
  else if (endAt < min) report('endAt', 'PoolFactory_EndTooEarly', { endTime: endAt, min })
  else return endAt
  return undefined
}

/**
 * Reads when rewards run. A start that has passed means now, as for the program.
 * @param now unix seconds of the cluster
 * @returns undefined where a moment is wrong, after a report; a start at once reads 0
 */
export function readSolanaPoolTimes(
  input: Pick<SolanaPoolTexts, 'start' | 'startAt' | 'endAt' | 'deadline' | 'deadlineAt'>,
  now: number,
  report: Report,
): SolanaPoolTimes | undefined {
  const today = BigInt(now)
  const startAt = input.start === 'now' ? 0n : readWhole('startAt', input.startAt, report)
  const start = startAt === undefined || startAt < today ? today : startAt
  const endAt = readEnd(input.endAt, { start, now: today }, report)
  const deadlineAt =
    input.deadline === 'end' ? endAt : readWhole('deadlineAt', input.deadlineAt, report)
  if (startAt === undefined || endAt === undefined || deadlineAt === undefined) return undefined
  if (deadlineAt < start || deadlineAt > endAt || deadlineAt <= today) {
    const args = { deadline: deadlineAt, startTime: start, endTime: endAt }
    report('deadlineAt', 'PoolFactory_DeadlineOutOfRange', args)
    return undefined
  }
  return {
    ...{ endAt: Number(endAt), deadlineAt: Number(deadlineAt) },
    startAt: startAt <= today ? 0 : Number(startAt),
  }
}
