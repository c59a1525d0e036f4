import type { SolanaChainDefinition } from '@slipway/chains'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getPools, type PoolFilter } from '@slipway/sdk/solana/staking/get-pools'
import { getStakes } from '@slipway/sdk/solana/staking/get-stakes'
import { solanaPoolStatus } from '@slipway/sdk/solana/staking/solana-pool-status'
import { type Address, address } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { lockTokensByMint } from '../network/tokens-by-mint.ts'
import type { ListedPool } from './types.ts'

// What pages of pools ask the chain. It loads on demand: the codecs of both token programs come with it.

/** Pools, the newest first, each with its tokens as far as they can be read. @param filter leaves those of one owner or token */
export async function readPools(
  chain: SolanaChainDefinition,
  program: Address,
  filter?: PoolFilter,
): Promise<ListedPool[]> {
  const rpc = clusterRpc(chain)
  const [pools, now] = await Promise.all([getPools(rpc, program, filter), getClusterTime(rpc)])
  const mints = pools.flatMap(({ stakeMint, rewardMint }) => [stakeMint, rewardMint])
  const tokens = await lockTokensByMint(rpc, mints)
  return pools.map((pool) => ({
    ...{ pool, now, status: solanaPoolStatus(pool, now) },
    stake: tokens.get(pool.stakeMint),
    reward: tokens.get(pool.rewardMint),
  }))
}

/** Addresses of the pools in which a wallet has a stake, or a reward that is not paid yet. */
export async function readStakedPools(
  chain: SolanaChainDefinition,
  program: Address,
  wallet: string,
): Promise<Address[]> {
  const stakes = await getStakes(clusterRpc(chain), program, { wallet: address(wallet) })
  return stakes.map(({ pool }) => pool)
}
