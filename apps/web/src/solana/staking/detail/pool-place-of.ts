import { findPoolAddresses } from '@slipway/sdk/solana/staking/find-pool-addresses'
import type { PoolPlace } from '@slipway/sdk/solana/staking/pool-place'
import type { PoolView } from './types.ts'

/** Where the program finds a pool's accounts. */
export async function poolPlaceOf({ program, pool, stake, reward }: PoolView): Promise<PoolPlace> {
  const { rewards } = await findPoolAddresses(program, pool)
  const { stakeVault, rewardVault } = pool
  return {
    ...{ program, pool: pool.address, rewards, stakeVault, rewardVault },
    stake: { mint: stake.mint, tokenProgram: stake.tokenProgram },
    reward: { mint: reward.mint, tokenProgram: reward.tokenProgram },
  }
}
