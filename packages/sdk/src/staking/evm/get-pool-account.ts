import { tokenPoolAbi } from '@slipway/deployments/abi'
import { type Address, erc20Abi, maxUint256, parseAbi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getReadTime } from '../../evm/get-read-time.ts'
import type { Pool, PoolAccount } from '../types.ts'

const collectionAbi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
])

/** Whose numbers to read, in which pool. */
export interface PoolAccountQuery {
  readonly pool: Pick<Pool, 'address' | 'kind'> & {
    readonly stakedToken: Pick<Pool['stakedToken'], 'address'>
    readonly rewardToken: Pick<Pool['rewardToken'], 'address'>
  }
  readonly account: Address
}

async function readFunds(client: ReadClient, { pool, account }: PoolAccountQuery) {
  const { address, kind, stakedToken } = pool
  if (kind === 'nft') {
    const collection = { address: stakedToken.address, abi: collectionAbi } as const
    const [balance, isForAll] = await Promise.all([
      client.readContract({ ...collection, functionName: 'balanceOf', args: [account] }),
      client.readContract({
        ...collection,
        functionName: 'isApprovedForAll',
        args: [account, address],
      }),
    ])
    return { balance, allowance: isForAll ? maxUint256 : 0n }
  }
  const token = { address: stakedToken.address, abi: erc20Abi } as const
  const [balance, allowance] = await Promise.all([
    client.readContract({ ...token, functionName: 'balanceOf', args: [account] }),
    client.readContract({ ...token, functionName: 'allowance', args: [account, address] }),
  ])
  return { balance, allowance }
}

/** Reads one wallet's part in a pool, and what it could put in. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getPoolAccount(
  client: ReadClient,
  query: PoolAccountQuery,
): Promise<PoolAccount> {
  const { pool, account } = query
  const contract = { address: pool.address, abi: tokenPoolAbi, args: [account] } as const
  const [info, pending, lockedAt, unlockTime, canWithdraw, inviter, rebate, funds, reward, readAt] =
    await Promise.all([
      client.readContract({ ...contract, functionName: 'userInfo' }),
      client.readContract({ ...contract, functionName: 'pendingReward' }),
      client.readContract({ ...contract, functionName: 'lockTime' }),
      client.readContract({ ...contract, functionName: 'unlockTime' }),
      client.readContract({ ...contract, functionName: 'canWithdraw' }),
      client.readContract({ ...contract, functionName: 'inviterOf' }),
      client.readContract({ ...contract, functionName: 'rebateOf' }),
      readFunds(client, query),
      client.readContract({
        address: pool.rewardToken.address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account],
      }),
      getReadTime(client),
    ])
  const [staked] = info
  return {
    staked,
    pending,
    lockedAt: Number(lockedAt),
    unlockTime: Number(unlockTime),
    canWithdraw,
    inviter,
    rebate,
    ...funds,
    rewardBalance: reward,
    readAt,
  }
}
