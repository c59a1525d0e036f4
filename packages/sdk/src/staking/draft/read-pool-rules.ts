import { readDecimal, readPercent, readWhole } from '../../shared/read-number.ts'
import { smaller } from '../../shared/smaller.ts'
import type { PoolDraftTexts } from '../pool-draft-schema.ts'
import { poolLimits } from '../pool-limits.ts'
import type { PoolIssueCollector } from './pool-issue-collector.ts'

/** What holds for stakers; see `PoolDraft`. */
export interface PoolRules {
  readonly limit: bigint
  readonly limitSeconds: bigint
  readonly lockSeconds: bigint
  readonly inviteBps: bigint
}

const unitSeconds = { minutes: 60n, hours: 3_600n, days: 86_400n } as const

/** Seconds of a length; an empty one is none. @returns undefined where it could not be read, after a report. */
function readLength(
  field: 'limitLength' | 'lockLength',
  text: string,
  unit: keyof typeof unitSeconds,
  report: PoolIssueCollector,
): bigint | undefined {
  if (text.trim() === '') return 0n
  const length = readWhole(field, text, report)
  return length === undefined ? undefined : length * unitSeconds[unit]
}

/** A limit and the time for which it holds go together. */
function readLimit(
  input: PoolDraftTexts,
  decimals: number,
  report: PoolIssueCollector,
): Pick<PoolRules, 'limit' | 'limitSeconds'> | undefined {
  if (!input.hasLimit) return { limit: 0n, limitSeconds: 0n }
  const limit = input.limit.trim() === '' ? 0n : readDecimal('limit', input.limit, decimals, report)
  const limitSeconds = readLength('limitLength', input.limitLength, input.limitUnit, report)
  if (limit === undefined || limitSeconds === undefined) return undefined
  const args = { limit, limitSeconds }
  if (limit === 0n) report('limit', 'PoolFactory_LimitIncomplete', args)
  if (limitSeconds === 0n) report('limitLength', 'PoolFactory_LimitIncomplete', args)
  // What nobody can reach is as good as the largest, as the factory holds it.
  return {
    limit: smaller(limit, poolLimits.amountMax),
    limitSeconds: smaller(limitSeconds, BigInt(poolLimits.limitMaxSeconds)),
  }
}

function readLock(input: PoolDraftTexts, report: PoolIssueCollector): bigint | undefined {
  const lockSeconds = readLength('lockLength', input.lockLength, input.lockUnit, report)
  const max = BigInt(poolLimits.lockMaxSeconds)
  if (lockSeconds !== undefined && lockSeconds > max) {
    report('lockLength', 'PoolFactory_LockTooLong', { lockSeconds, max })
  }
  return lockSeconds
}

function readInvites(input: PoolDraftTexts, report: PoolIssueCollector): bigint | undefined {
  if (!input.hasInvites) return 0n
  const bps = readPercent('invitePercent', input.invitePercent, report)
  const max = BigInt(poolLimits.inviteMaxBps)
  if (bps === 0n) report('invitePercent', 'Input_Required')
  if (bps !== undefined && bps > max) {
    report('invitePercent', 'PoolFactory_RebateTooHigh', { bps, max })
  }
  return bps
}

/**
 * Reads what holds for stakers: the limit of an account, the lock time, what inviters get.
 * @param decimals of what is staked; 0 of NFTs
 * @returns undefined where something is unknown, after a report.
 */
export function readPoolRules(
  input: PoolDraftTexts,
  decimals: number,
  report: PoolIssueCollector,
): PoolRules | undefined {
  const limits = readLimit(input, decimals, report)
  const lockSeconds = readLock(input, report)
  const inviteBps = readInvites(input, report)
  if (!limits || lockSeconds === undefined || inviteBps === undefined) return undefined
  return { ...limits, lockSeconds, inviteBps }
}
