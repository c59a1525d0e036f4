import { secondsAYear } from '../shared/seconds-a-year.ts'
import { shareBps } from '../shared/share-bps.ts'
import { calculateYearlyEarning } from '../shared/stake-earnings.ts'
import type { PoolDraft } from './pool-draft-schema.ts'
import { poolLimits } from './pool-limits.ts'

const WHOLE_BPS = BigInt(poolLimits.wholeBps)
/** Staked units that the contract's `apr()` counts a return for: 1e18 base units, or one NFT. */
const STAKE_UNIT = 10n ** 18n

/** What a pool takes at its birth, in reward base units. */
export interface PoolCost {
  /** Seconds for which rewards run. */
  readonly seconds: bigint
  readonly rewards: bigint
  /** Put aside for inviters, apart from the rewards. */
  readonly rebates: bigint
  readonly total: bigint
}

/** Seconds from the start, or from now where the start is past (`IPoolFactory.deployPool`), to the end; never below 0. */
export function calculatePoolSeconds(startTime: bigint, endTime: bigint, now: bigint): bigint {
  const start = startTime > now ? startTime : now
  return endTime > start ? endTime - start : 0n
}

/** Rate × seconds, and the rebates' part of that, rounded up. @param now unix seconds of the chain */
export function calculatePoolCost(
  draft: Pick<PoolDraft, 'rewardPerSecond' | 'startTime' | 'endTime' | 'inviteBps'>,
  now: bigint,
): PoolCost {
  const seconds = calculatePoolSeconds(draft.startTime, draft.endTime, now)
  const rewards = draft.rewardPerSecond * seconds
  const rebates = (rewards * draft.inviteBps + WHOLE_BPS - 1n) / WHOLE_BPS
  return { seconds, rewards, rebates, total: rewards + rebates }
}

/** The largest rate that `total` pays for; what does not divide evenly is not taken. */
export function calculateRate(total: bigint, seconds: bigint): bigint {
  return seconds === 0n ? 0n : total / seconds
}

/**
 * The largest rate that the factory takes: rewards and what inviters get of them fit its sums; one less, since rebates are
 * rounded up.
 */
export function calculateRateMax(seconds: bigint, inviteBps: bigint): bigint {
  return (poolLimits.amountMax * WHOLE_BPS) / (WHOLE_BPS + inviteBps) / seconds - 1n
}

/** A stake with everybody's together, and the rate that they share. */
export interface StakeQuery {
  /** Reward base units per second. */
  readonly rewardPerSecond: bigint
  /** All that is staked, in base units; NFTs count one. */
  readonly totalStaked: bigint
}

/**
 * Reward base units that 1e18 staked base units (of NFTs: one) earn in 365 days, as the contract's `apr()` says it; no
 * price enters (P-11). 0 without a stake.
 */
export function calculateYearlyReward(
  { rewardPerSecond, totalStaked }: StakeQuery,
  isNft: boolean,
): bigint {
  return calculateYearlyEarning(rewardPerSecond, {
    part: isNft ? 1n : STAKE_UNIT,
    total: totalStaked,
  })
}

/** Amounts of two tokens that are worth the same, in base units. */
export interface EqualWorth {
  readonly staked: bigint
  readonly reward: bigint
}

/**
 * Yearly reward as a part of the stake's worth, in basis points with their fraction, at a price as it is now: an estimate,
 * since prices, stakes and terms change. Undefined without a stake.
 */
export function calculateAprBps(
  { rewardPerSecond, totalStaked }: StakeQuery,
  worth: EqualWorth,
): number | undefined {
  if (totalStaked === 0n || worth.reward === 0n) return undefined
  return shareBps(rewardPerSecond * secondsAYear * worth.staked, worth.reward * totalStaked)
}
