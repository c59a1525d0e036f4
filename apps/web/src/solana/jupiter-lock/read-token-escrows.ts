import type { SolanaChainDefinition } from '@slipway/chains'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getHeldToken } from '@slipway/sdk/solana/get-held-token'
import { getEscrows } from '@slipway/sdk/solana/jupiter-lock/get-escrows'
import { getJupiterLock } from '@slipway/sdk/solana/jupiter-lock/get-jupiter-lock'
import { isAddress } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
import type { TokenEscrows } from './types.ts'

/** What Jupiter Lock holds of a token; null where the cluster has no such program, or no such token. */
export async function readTokenEscrows(
  chain: SolanaChainDefinition,
  mint: string,
): Promise<TokenEscrows | null> {
  if (!isAddress(mint)) return null
  const rpc = clusterRpc(chain)
  const lock = await getJupiterLock(rpc)
  if (!lock) return null
  const token = await getHeldToken(rpc, mint)
  if (!token) return null
  const [list, now] = await Promise.all([getEscrows(rpc, { mint }), getClusterTime(rpc)])
  return { lock, token, list, now: BigInt(now) }
}
