import type { PoolRow } from '@slipway/database/staking/indexed'
import { calculateYearlyReward } from '@slipway/sdk/staking/pool-math'

/** How a pool stood at some moment. */
export type PoolSnapshot = Pick<
  PoolRow,
  'totalStaked' | 'stakerCount' | 'rewardPerSecond' | 'startTime' | 'endTime'
>

/**
 * What `IStakingPool.apr()` says: reward base units that 1e18 staked base units (of NFTs: one) earn in 365 days at this
 * rate and stake; 0 while no rewards run and without a stake.
 *
 * @param kind one of `poolKinds`
 * @param at unix seconds
 */
export function calculateApr(kind: string, snapshot: PoolSnapshot, at: number): bigint {
  const { totalStaked, rewardPerSecond, startTime, endTime } = snapshot
  if (at < startTime || at >= endTime) return 0n
  return calculateYearlyReward({ rewardPerSecond, totalStaked }, kind === 'nft')
}
