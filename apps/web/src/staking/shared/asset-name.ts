import { pairName } from '@slipway/sdk/shared/pair-name'
import type { Pool } from '@slipway/sdk/staking/types'

/** What is staked, in a few letters: an LP token by the two that it is liquidity of. */
export function assetName({ stakedToken }: Pick<Pool, 'stakedToken'>): string {
  const { pair, symbol } = stakedToken
  return (pair && pairName({ token0: pair[0], token1: pair[1] })) ?? symbol
}
