import type { SolanaChainDefinition } from '@slipway/chains'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getLockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { getPools, type PoolFilter } from '@slipway/sdk/solana/staking/get-pools'
import { solanaPoolStatus } from '@slipway/sdk/solana/staking/solana-pool-status'
import type { Address } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
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
  const mints = [...new Set(pools.flatMap(({ stakeMint, rewardMint }) => [stakeMint, rewardMint]))]
  const readings = await Promise.allSettled(mints.map((mint) => getLockToken(rpc, mint)))
  const tokens = new Map(
    readings.flatMap((reading) =>
      reading.status === 'fulfilled' && reading.value.ok
        ? [[reading.value.token.mint, reading.value.token] as const]
        : [],
    ),
  )
  return pools.map((pool) => ({
    ...{ pool, now, status: solanaPoolStatus(pool, now) },
    stake: tokens.get(pool.stakeMint),
    reward: tokens.get(pool.rewardMint),
  }))
}
