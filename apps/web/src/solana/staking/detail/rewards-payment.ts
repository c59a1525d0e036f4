import { calculateCoveringAmount } from '@slipway/sdk/solana/airdrop/calculate-covering-amount'
import type { PoolToken } from './types.ts'

/** Base units that have to leave the creator's account so that a sum of rewards arrives, whatever the token keeps back. */
export const calculateRewardsPayment = (reward: PoolToken, sum: bigint): bigint =>
  sum > 0n && reward.isTaxed
    ? calculateCoveringAmount(sum, { bps: reward.transferFeeBps, max: reward.transferFeeMax })
    : sum
