import { secondsAYear } from './seconds-a-year.ts'

const secondsADay = 86_400n

/** When rewards run, in unix seconds. */
export interface RewardTimes {
  readonly startAt: number
  readonly endAt: number
}

/** A part of all that is staked, in base units. */
export interface StakeShare {
  readonly part: bigint
  readonly total: bigint
}

/** Seconds in which rewards still run. @param now unix seconds of the chain */
export const rewardSecondsLeft = ({ startAt, endAt }: RewardTimes, now: number): bigint =>
  BigInt(Math.max(0, endAt - Math.max(startAt, now)))

/**
 * Whether rewards still run for a year of 365 days. Where they do not, nothing that is earned is named by the year: nobody
 * earns it. Before the start the years count from there. @param now unix seconds of the chain
 */
export const runsForYear = (times: RewardTimes, now: number): boolean =>
  rewardSecondsLeft(times, now) >= secondsAYear

const shareOf = (reward: bigint, { part, total }: StakeShare): bigint =>
  total === 0n ? 0n : (reward * part) / total

/** What a part earns a day at the present rate and stakes. @param rate base units of the reward a second, for everybody */
export const calculateDailyEarning = (rate: bigint, share: StakeShare): bigint =>
  shareOf(rate * secondsADay, share)

/** What it earns in a year of 365 days. @param rate base units of the reward a second, for everybody */
export const calculateYearlyEarning = (rate: bigint, share: StakeShare): bigint =>
  shareOf(rate * secondsAYear, share)

/** What it earns until rewards end, while nobody else moves anything. @param now unix seconds of the chain */
export const calculateEarningUntilEnd = (
  { rate, ...times }: RewardTimes & { readonly rate: bigint },
  share: StakeShare,
  now: number,
): bigint => shareOf(rate * rewardSecondsLeft(times, now), share)

/** What one wallet may have staked, for a time from when rewards begin; 0 is no limit. */
interface StakeLimit {
  readonly limit: bigint
  readonly startAt: number
  readonly limitSeconds: number
}

/** What a wallet can still stake; undefined while no limit holds. @param at unix seconds of the chain */
export function calculateLimitLeft(
  { limit, startAt, limitSeconds }: StakeLimit,
  staked: bigint,
  at: number,
): bigint | undefined {
  if (limit === 0n || at >= startAt + limitSeconds) return undefined
  return limit > staked ? limit - staked : 0n
}
