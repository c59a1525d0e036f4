import { m } from '@slipway/messages'
import { findPoolAddresses } from '@slipway/sdk/solana/staking/find-pool-addresses'
import type { PoolPlace } from '@slipway/sdk/solana/staking/pool-place'
import type { PoolMint } from '@slipway/sdk/solana/staking/types'
import type { Address } from '@solana/kit'
import { findOwnAccount } from '../../network/find-own-account.ts'
import type { PoolToken, PoolView } from './types.ts'

const mintOf = ({ mint, tokenProgram }: PoolToken): PoolMint => ({ mint, tokenProgram })

/** Where the program finds a pool's accounts. */
export async function poolPlaceOf({ program, pool, stake, reward }: PoolView): Promise<PoolPlace> {
  const { rewards } = await findPoolAddresses(program, pool)
  const { stakeVault, rewardVault } = pool
  return {
    ...{ program, pool: pool.address, rewards, stakeVault, rewardVault },
    ...{ stake: mintOf(stake), reward: mintOf(reward) },
  }
}

/**
 * The same, with the accounts into which somebody is paid the tokens.
 * @returns in words, where the associated token account of one was given away and there is no other
 */
export async function payingPlaceOf(
  view: PoolView,
  payee: Address,
  paid: readonly PoolToken[],
): Promise<PoolPlace | string> {
  const place = await poolPlaceOf(view)
  const find = async (token: PoolToken) =>
    paid.includes(token) ? await findOwnAccount(view.chain, token, payee) : undefined
  const [stake, reward] = await Promise.all([find(view.stake), find(view.reward)])
  if (stake === 'none' || reward === 'none') return m.solana_refused_no_account()
  return {
    ...place,
    stake: { ...place.stake, ...(stake && { account: stake }) },
    reward: { ...place.reward, ...(reward && { account: reward }) },
  }
}
