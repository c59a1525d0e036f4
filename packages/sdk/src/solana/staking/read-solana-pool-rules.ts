import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readDecimal, readWhole } from '../../shared/read-number.ts'
import { smaller } from '../../shared/smaller.ts'
import { solanaPoolLimits } from './solana-pool-limits.ts'
import type { SolanaPoolField, SolanaPoolTexts } from './solana-pool-schema.ts'
import type { SolanaPoolDraft } from './types.ts'

type Report = FieldIssueCollector<SolanaPoolField>

const unitSeconds = { minutes: 60n, hours: 3_600n, days: 86_400n } as const
const { maxLockSeconds, maxLimitSeconds, amountMax } = solanaPoolLimits
const isBlank = (typed: string) => typed.trim() === ''
/** Seconds of a length; an empty one is none. @returns undefined after a report */
function readLength(
  field: 'limitLength' | 'lockLength',
  typed: string,
  unit: keyof typeof unitSeconds,
  report: Report,
): bigint | undefined {
  const length = isBlank(typed) ? 0n : readWhole(field, typed, report)
  return length === undefined ? undefined : length * unitSeconds[unit]
}

function readLock({ lockLength, lockUnit }: SolanaPoolTexts, report: Report): number | undefined {
  const lockSeconds = readLength('lockLength', lockLength, lockUnit, report)
  if (lockSeconds === undefined) return undefined
  if (lockSeconds <= maxLockSeconds) return Number(lockSeconds)
  report('lockLength', 'PoolFactory_LockTooLong', { lockSeconds, max: BigInt(maxLockSeconds) })
  return undefined
}

/** A limit and the time for which it holds go together. */
function readLimit(input: SolanaPoolTexts, decimals: number, report: Report) {
  if (!input.hasLimit) return { limit: 0n, limitSeconds: 0 }
  const limit = isBlank(input.limit) ? 0n : readDecimal('limit', input.limit, decimals, report)
  const seconds = readLength('limitLength', input.limitLength, input.limitUnit, report)
  if (limit === 0n) report('limit', 'PoolFactory_LimitIncomplete')
  if (seconds === 0n) report('limitLength', 'PoolFactory_LimitIncomplete')
  if (!limit || !seconds) return undefined
  // What nobody can reach is as good as the largest.
  return {
    limit: smaller(limit, amountMax),
    limitSeconds: Number(smaller(seconds, BigInt(maxLimitSeconds))),
  }
}

/** Reads what holds for who stakes. @param decimals of what is staked @returns undefined after a report */
export function readSolanaPoolRules(
  input: SolanaPoolTexts,
  decimals: number,
  report: Report,
): Pick<SolanaPoolDraft, 'lockSeconds' | 'limit' | 'limitSeconds'> | undefined {
  const lockSeconds = readLock(input, report)
  const limit = readLimit(input, decimals, report)
  if (lockSeconds === undefined || !limit) return undefined
  return { lockSeconds, ...limit }
}
