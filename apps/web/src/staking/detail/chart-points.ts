import { formatUnits } from '@slipway/sdk/shared/format-units'
import { calculateYearlyReward, wholeUnit } from '@slipway/sdk/staking/position-math'
import type { Pool } from '@slipway/sdk/staking/types'

/** A moment of a pool's past, as the index tells it. */
export interface PoolMoment {
  /** Unix seconds. */
  readonly at: number
  /** As `IStakingPool.apr` said then, in decimal digits. */
  readonly apr: string
}

/** The return of one whole unit over time, for a line; numbers are for the eye alone. */
export function chartPoints(
  pool: Pick<Pool, 'kind' | 'stakedToken' | 'rewardToken' | 'state'>,
  moments: readonly PoolMoment[],
): { readonly times: number[]; readonly values: number[] } {
  const one = wholeUnit(pool)
  return {
    times: moments.map(({ at }) => at),
    values: moments.map(({ apr }) => {
      const then = { ...pool, state: { ...pool.state, apr: BigInt(apr) } }
      return Number(formatUnits(calculateYearlyReward(then, one), pool.rewardToken.decimals))
    }),
  }
}
