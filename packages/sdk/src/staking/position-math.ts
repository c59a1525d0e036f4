import { smaller } from '../shared/smaller.ts'
import {
  calculateEarningUntilEnd,
  calculateYearlyEarning,
  calculateLimitLeft as limitLeftOf,
  rewardSecondsLeft,
  runsForYear,
} from '../shared/stake-earnings.ts'
import type { Pool, PoolAccount } from './types.ts'

const WHOLE_BPS = 10_000n
/** Base units that the contract's `apr` is told for; of NFTs it is told for one. */
const APR_UNITS = 10n ** 18n

type Sized = Pick<Pool, 'kind' | 'stakedToken' | 'state'>
type Timed = Pick<Pool, 'terms'>

const timesOf = ({ terms }: Timed) => ({ startAt: terms.startTime, endAt: terms.endTime })

/**
 * Reward of a wallet a while after it was read, while nobody else moves anything: what the contract would say then, up to
 * one base unit. @param at unix seconds of the chain
 */
export function calculatePendingAt(
  pool: Timed & Pick<Pool, 'state'>,
  my: Pick<PoolAccount, 'staked' | 'pending' | 'readAt'>,
  at: number,
): bigint {
  const { totalStaked } = pool.state
  if (totalStaked === 0n || my.staked === 0n) return my.pending
  const { startAt, endAt } = timesOf(pool)
  const seconds = rewardSecondsLeft({ startAt, endAt: Math.min(at, endAt) }, my.readAt)
  const earned = pool.terms.rewardPerSecond * seconds
  return my.pending + (earned * my.staked) / totalStaked
}

/** Rewards that are still to run, in base units. @param at unix seconds of the chain */
export function calculateEmissionLeft(pool: Timed, at: number): bigint {
  return pool.terms.rewardPerSecond * rewardSecondsLeft(timesOf(pool), at)
}

/**
 * Reward base units that a stake still earns until rewards end, while nobody else moves anything.
 * @param now unix seconds of the chain
 */
export function calculateRewardUntilEnd(
  pool: Timed & Pick<Pool, 'state'>,
  staked: bigint,
  now: number,
): bigint {
  const share = { part: staked, total: pool.state.totalStaked }
  return calculateEarningUntilEnd(
    { rate: pool.terms.rewardPerSecond, ...timesOf(pool) },
    share,
    now,
  )
}

/**
 * Whether rewards end sooner than a year from now, or from their start where that is still to come.
 * @param now unix seconds of the chain
 */
export const endsWithinYear = (pool: Timed, now: number): boolean =>
  !runsForYear(timesOf(pool), now)

/** Reward base units that a stake earns in 365 days at the present rate, when it is part of `totalStaked`. */
export function calculateYearlyReward(pool: Sized, staked: bigint): bigint {
  const units = pool.kind === 'nft' ? 1n : APR_UNITS
  return (pool.state.apr * staked) / units
}

/** One whole unit of what is staked, in base units. */
export function wholeUnit({ stakedToken }: Pick<Pool, 'stakedToken'>): bigint {
  return 10n ** BigInt(stakedToken.decimals)
}

/** Reward base units a year of a stake that comes on top of what is there. */
export function calculateYearlyOfNewStake(
  pool: Timed & Pick<Pool, 'state'>,
  added: bigint,
  staked: bigint,
): bigint {
  const share = { part: staked + added, total: pool.state.totalStaked + added }
  return calculateYearlyEarning(pool.terms.rewardPerSecond, share)
}

/** What a wallet can still stake; undefined while no limit holds. @param at unix seconds of the chain */
export const calculateLimitLeft = ({ terms }: Timed, staked: bigint, at: number) =>
  limitLeftOf({ ...terms, startAt: terms.startTime }, staked, at)

/** Rewards as an admin wants them from now on. */
export interface WantedRewards {
  readonly rewardPerSecond: bigint
  readonly startTime: number
  readonly endTime: number
}

/** What a change of rewards does. */
export interface RewardsChange {
  /** Reward base units that the admin pays for it at most, rebates included. */
  readonly cost: bigint
  /** Reward base units that come from what the pool has over: they can be recovered no more. */
  readonly spent: bigint
  /** Reward base units that nobody can earn any more, rebates included: they can be recovered. */
  readonly freed: bigint
  /** Whether terms get worse for those who are in, which ends every lock time (`IStakingPool`). */
  readonly opensExit: boolean
}

/** Rewards and the rebates on them. */
function withRebates(rewards: bigint, inviteBps: number): bigint {
  return rewards + (rewards * BigInt(inviteBps) + WHOLE_BPS - 1n) / WHOLE_BPS
}

/** Reward base units that a stop frees, rebates included. @param at unix seconds of the chain */
export const calculateFreedByStop = (pool: Timed, at: number): bigint =>
  withRebates(calculateEmissionLeft(pool, at), pool.terms.inviteBps)

/**
 * What a change of rewards costs and does, by the contract's rule: rewards are paid in full before they run, from what the
 * pool has over first. Counted for the moment at which the pool was read: no later block costs more, while a clock that
 * runs ahead of the blocks would count too little.
 */
export function calculateRewardsChange(
  pool: Timed & Pick<Pool, 'state' | 'readAt'>,
  wanted: WantedRewards,
): RewardsChange {
  const { terms, state, readAt: at } = pool
  const before = calculateEmissionLeft(pool, at)
  const after = calculateEmissionLeft({ terms: { ...terms, ...wanted } }, at)
  const opensExit =
    wanted.rewardPerSecond < terms.rewardPerSecond ||
    wanted.endTime < terms.endTime ||
    wanted.startTime > terms.startTime
  if (after <= before) {
    return { cost: 0n, spent: 0n, freed: withRebates(before - after, terms.inviteBps), opensExit }
  }
  const needed = withRebates(after - before, terms.inviteBps)
  const spent = smaller(needed, state.recoverable)
  return { cost: needed - spent, spent, freed: 0n, opensExit }
}
