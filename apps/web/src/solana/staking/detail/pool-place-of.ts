import { findPoolAddresses } from '@slipway/sdk/solana/staking/find-pool-addresses'
import type { PoolPlace } from '@slipway/sdk/solana/staking/pool-place'
import type { PoolMint } from '@slipway/sdk/solana/staking/types'
import type { Address, Instruction } from '@solana/kit'
import { openingDeposits } from '../../flow/prepare-paid-account.ts'
import type { Deposit } from '../../flow/solana-plan.ts'
import { findOwnAccount, type OwnAccount } from '../../network/find-own-account.ts'
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

/** A pool's accounts with those into which somebody is paid, and what opens the latter before. */
interface PayingPlace {
  readonly place: PoolPlace
  readonly opening: readonly Instruction[]
  readonly deposits: readonly Deposit[]
}

/** The same, with the accounts into which somebody who signs is paid the tokens. */
export async function payingPlaceOf(
  view: PoolView,
  payee: Address,
  paid: readonly PoolToken[],
): Promise<PayingPlace> {
  const place = await poolPlaceOf(view)
  const find = async (token: PoolToken, isFound = false): Promise<OwnAccount> =>
    paid.includes(token) && !isFound ? await findOwnAccount(view.chain, token, payee) : {}
  // Of one and the same token it is one account.
  const isOne = view.stake.mint === view.reward.mint && paid.includes(view.stake)
  const [stake, second] = await Promise.all([find(view.stake), find(view.reward, isOne)])
  const { account } = isOne ? stake : second
  return {
    place: {
      ...place,
      stake: { ...place.stake, ...(stake.account && { account: stake.account }) },
      reward: { ...place.reward, ...(account && { account }) },
    },
    opening: [stake, second].flatMap(({ opening }) => opening?.instructions ?? []),
    deposits: [stake, second].flatMap(openingDeposits),
  }
}
