import { byteLength } from '../shared/byte-length.ts'
import { readDecimal } from '../shared/read-number.ts'
import { poolLimits } from './pool-limits.ts'
import { type PoolFormIssueCollector, type PoolFormResult, readPoolForm } from './pool-params.ts'
import type { WantedRewards } from './position-math.ts'
import type { Pool } from './types.ts'

type Terms = Pick<Pool, 'terms'>
type Rated = Terms & Pick<Pool, 'rewardToken'>

/** Rewards as they run now. */
const rewardsOf = ({ terms }: Terms): WantedRewards => ({
  rewardPerSecond: terms.rewardPerSecond,
  startTime: terms.startTime,
  endTime: terms.endTime,
})

function judgeEnded(
  { terms }: Terms,
  now: number,
  field: 'rate' | 'end',
  report: PoolFormIssueCollector,
) {
  if (now >= terms.endTime) report(field, 'StakingPool_Ended', { endTime: terms.endTime })
}

/** Reads another reward per second, by the contract's rules. @param now unix seconds of the chain */
export function readRateParams(
  text: string,
  pool: Rated,
  now: number,
): PoolFormResult<WantedRewards> {
  return readPoolForm((report) => {
    const rewardPerSecond = readDecimal('rate', text, pool.rewardToken.decimals, report)
    if (rewardPerSecond === undefined) return undefined
    if (rewardPerSecond === 0n) report('rate', 'StakingPool_RateZero')
    judgeEnded(pool, now, 'rate', report)
    return { ...rewardsOf(pool), rewardPerSecond }
  })
}

/** Other times; undefined for a field that could not be read. */
export interface TypedTimes {
  readonly startTime: number | undefined
  readonly endTime: number | undefined
}

function judgeStart(
  { terms }: Terms,
  startTime: number,
  now: number,
  report: PoolFormIssueCollector,
) {
  if (startTime === terms.startTime) return
  if (now >= terms.startTime) {
    report('start', 'StakingPool_AlreadyStarted', { startTime: terms.startTime })
  } else if (startTime <= now) {
    report('start', 'StakingPool_StartTooEarly', { startTime, min: now + 1 })
  }
}

function judgeEnd(startTime: number, endTime: number, now: number, report: PoolFormIssueCollector) {
  const min = Math.max(now, startTime) + poolLimits.minSeconds
  const max = now + poolLimits.maxSeconds
  if (endTime < min) report('end', 'StakingPool_EndTooEarly', { endTime, min })
  else if (endTime > max) report('end', 'StakingPool_EndTooLate', { endTime, max })
}

/**
 * Judges another start and end by the contract's rules: the start moves while it lies ahead, the end before it has come.
 * @param now unix seconds of the chain
 */
export function readTimesParams(
  { startTime, endTime }: TypedTimes,
  pool: Terms,
  now: number,
): PoolFormResult<WantedRewards> {
  return readPoolForm((report) => {
    if (startTime === undefined) report('start', 'Input_Required')
    if (endTime === undefined) report('end', 'Input_Required')
    if (startTime === undefined || endTime === undefined) return undefined
    judgeEnded(pool, now, 'end', report)
    judgeStart(pool, startTime, now, report)
    judgeEnd(startTime, endTime, now, report)
    return { ...rewardsOf(pool), startTime, endTime }
  })
}

/** Reads another limit of an account, which only rises. Empty ends it. */
export function readLimitParams(
  text: string,
  pool: Terms & Pick<Pool, 'stakedToken'>,
): PoolFormResult<{ readonly limit: bigint }> {
  return readPoolForm((report) => {
    const limit =
      text.trim() === '' ? 0n : readDecimal('limit', text, pool.stakedToken.decimals, report)
    if (limit === undefined) return undefined
    const current = pool.terms.limit
    if (limit !== 0n && (current === 0n || limit <= current)) {
      report('limit', 'StakingPool_LimitOnlyRises', { limit, current })
    }
    return { limit }
  })
}

/** Reads a text that a pool keeps. */
export function readTextParams(text: string): PoolFormResult<{ readonly text: string }> {
  return readPoolForm((report) => {
    const trimmed = text.trim()
    const length = byteLength(trimmed)
    if (length > poolLimits.keyMaxBytes) {
      report('text', 'StakingPool_TextTooLong', { length, max: poolLimits.keyMaxBytes })
    }
    return { text: trimmed }
  })
}
