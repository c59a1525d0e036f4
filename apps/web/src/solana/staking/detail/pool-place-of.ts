import { findPoolAddresses } from '@slipway/sdk/solana/staking/find-pool-addresses'
import type { PoolPlace } from '@slipway/sdk/solana/staking/pool-place'
import type { PoolMint } from '@slipway/sdk/solana/staking/types'
import type { Address } from '@solana/kit'
import { findOwnAccount } from '../../network/find-own-account.ts'
import { noAccountTexts } from '../../network/no-account-texts.ts'
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
 * @returns in words, where nothing can be paid into the associated token account of one and there is no other
 */
export async function payingPlaceOf(
  view: PoolView,
  payee: Address,
  paid: readonly PoolToken[],
): Promise<PoolPlace | string> {
  const place = await poolPlaceOf(view)
  const find = async (token: PoolToken) =>
    paid.includes(token) ? await findOwnAccount(view.chain, token, payee) : {}
  const [stake, reward] = await Promise.all([find(view.stake), find(view.reward)])
  if (typeof stake === 'string') return noAccountTexts[stake]()
  if (typeof reward === 'string') return noAccountTexts[reward]()
  return {
    ...place,
    stake: { ...place.stake, ...stake },
    reward: { ...place.reward, ...reward },
  }
}
