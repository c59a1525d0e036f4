import { nftPoolAbi, tokenPoolAbi } from '@slipway/deployments/abi'
import { formatNames } from '@slipway/messages/format/format-names'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { buildCall } from '@slipway/sdk/flow/build-call'
import { pairName } from '@slipway/sdk/shared/pair-name'
import { getPool } from '@slipway/sdk/staking/evm/get-pool'
import { getPoolAccount } from '@slipway/sdk/staking/evm/get-pool-account'
import type { Pool, PoolAccount } from '@slipway/sdk/staking/types'
import { type Address, isAddressEqual } from 'viem'
import { toAmount } from './to-amount.ts'
import type { ExitAct, ExitReport, KnownContract } from './types.ts'

/** NFTs that one transaction takes out; what is left is offered when the page reads again. */
const nftsAtOnce = 20n

async function listStakeActs(client: ReadClient, pool: Pool, account: PoolAccount, user: Address) {
  if (account.staked === 0n || !account.canWithdraw) return []
  const { address: to, stakedToken, rewardToken } = pool
  const reward = toAmount(account.pending, rewardToken)
  if (pool.kind === 'nft') {
    const abi = nftPoolAbi
    const nftIds = await client.readContract({
      address: to,
      abi,
      functionName: 'nftsOf',
      args: [user, 0n, nftsAtOnce],
    })
    const about = formatNames(nftIds.map((nftId) => `#${nftId}`))
    const stake = toAmount(BigInt(nftIds.length), stakedToken)
    const build = (functionName: 'withdraw' | 'emergencyWithdraw') =>
      buildCall({ to, abi, functionName, args: [nftIds] })
    return toStakeActs(
      [build('withdraw'), build('emergencyWithdraw')],
      { abi, gets: [stake], about },
      reward,
    )
  }
  const abi = tokenPoolAbi
  const withdraw = buildCall({ to, abi, functionName: 'withdraw', args: [account.staked] })
  const emergency = buildCall({ to, abi, functionName: 'emergencyWithdraw', args: [] })
  return toStakeActs(
    [withdraw, emergency],
    { abi, gets: [toAmount(account.staked, stakedToken)] },
    reward,
  )
}

function toStakeActs(
  [withdraw, emergency]: readonly [ExitAct['transaction'], ExitAct['transaction']],
  both: Pick<ExitAct, 'abi' | 'gets' | 'about'>,
  reward: ExitAct['gets'][number],
): readonly ExitAct[] {
  const gets = reward.amount > 0n ? [...both.gets, reward] : both.gets
  return [
    { ...both, name: 'unstake', transaction: withdraw, gets },
    // The reward stays due, and is harvested by itself.
    { ...both, name: 'emergency', transaction: emergency },
  ]
}

function listRewardActs(pool: Pool, account: PoolAccount, user: Address): readonly ExitAct[] {
  const { address: to, rewardToken } = pool
  const abi = tokenPoolAbi
  const act = (
    name: 'harvest' | 'rebate' | 'rewards-left',
    functionName: 'harvest' | 'claimRebate' | 'recoverRewards',
    amount: bigint,
  ): readonly ExitAct[] =>
    amount === 0n
      ? []
      : [
          {
            name,
            transaction: buildCall({ to, abi, functionName, args: [] }),
            abi,
            gets: [toAmount(amount, rewardToken)],
          },
        ]
  const isAdmin = isAddressEqual(pool.admin, user)
  return [
    ...act('harvest', 'harvest', account.pending),
    ...act('rebate', 'claimRebate', account.rebate),
    ...act('rewards-left', 'recoverRewards', isAdmin ? pool.state.recoverable : 0n),
  ]
}

/** A pool whose liquidity goes by its pair: the LP tokens of an exchange are all called alike. */
function withPairName(pool: Pool): Pool {
  const { pair } = pool.stakedToken
  const name = pair && pairName({ token0: pair[0], token1: pair[1] })
  return name ? { ...pool, stakedToken: { ...pool.stakedToken, name, symbol: name } } : pool
}

/** What an account may take out of a staking pool. @throws {RpcUnavailable} and its kin when no node answers */
export async function readPoolExits(
  client: ReadClient,
  { address, contracts }: KnownContract,
  user: Address,
): Promise<ExitReport> {
  const poolFactory = contracts.poolFactory?.address ?? address
  const pool = withPairName(await getPool(client, { poolFactory }, { pool: address }))
  const account = await getPoolAccount(client, { pool, account: user })
  const stakeActs = await listStakeActs(client, pool, account, user)
  return {
    kind: 'pool',
    address,
    title: pool.stakedToken.name,
    facts: [
      { name: 'staked', amount: toAmount(account.staked, pool.stakedToken) },
      ...(account.staked > 0n && !account.canWithdraw
        ? [{ name: 'unstake-from', time: account.unlockTime } as const]
        : []),
    ],
    acts: [...stakeActs, ...listRewardActs(pool, account, user)],
    now: account.readAt,
  }
}
