import type { SolanaChainDefinition } from '@slipway/chains'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getHeldToken } from '@slipway/sdk/solana/get-held-token'
import { getLocks } from '@slipway/sdk/solana/lock/get-locks'
import { sumLocks } from '@slipway/sdk/solana/lock/sum-locks'
import { type Address, isAddress } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
import type { TokenLocks } from './types.ts'

/** What our locker holds of a token; null where there is no such token. */
export async function readTokenLocks(
  chain: SolanaChainDefinition,
  program: Address,
  mint: string,
): Promise<TokenLocks | null> {
  if (!isAddress(mint)) return null
  const rpc = clusterRpc(chain)
  const [token, locks, now] = await Promise.all([
    getHeldToken(rpc, mint),
    getLocks(rpc, program, { mint }),
    getClusterTime(rpc),
  ])
  return token ? { token, sum: sumLocks(locks, now), now } : null
}
