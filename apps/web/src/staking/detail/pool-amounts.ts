import { formatAmount } from '@slipway/messages'
import type { Pool } from '@slipway/sdk/staking/types'
import { assetName } from '../shared/asset-name.ts'

const DIGITS = 8
const GLANCE_DIGITS = 4
/** A reward per second is often far below one. */
const SIGNIFICANT_DIGITS = 4

/** Amounts of a pool in the reader's format: of what is staked, and of rewards; `glance` where there is little room. */
export function poolAmounts(pool: Pick<Pool, 'stakedToken' | 'rewardToken'>) {
  const { stakedToken, rewardToken } = pool
  const amounts = (maximumFractionDigits: number) => ({
    staked: (units: bigint) =>
      formatAmount(units, stakedToken.decimals, {
        symbol: assetName(pool),
        maximumFractionDigits,
        significantDigits: SIGNIFICANT_DIGITS,
      }),
    reward: (units: bigint) =>
      formatAmount(units, rewardToken.decimals, {
        symbol: rewardToken.symbol,
        maximumFractionDigits,
        significantDigits: SIGNIFICANT_DIGITS,
      }),
  })
  return { ...amounts(DIGITS), glance: amounts(GLANCE_DIGITS) }
}
