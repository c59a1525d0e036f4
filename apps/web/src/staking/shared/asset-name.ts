import type { Pool } from '@slipway/sdk/staking/types'

/** What is staked, in a few letters: an LP token by the two that it is liquidity of. */
export function assetName({ stakedToken }: Pick<Pool, 'stakedToken'>): string {
  const { pair, symbol } = stakedToken
  return pair ? `${pair[0].symbol}/${pair[1].symbol}` : symbol
}
