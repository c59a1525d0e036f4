import type { SolanaChainDefinition } from '@slipway/chains'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { calculateReleased } from '@slipway/sdk/solana/lock/calculate-released'
import { getLock } from '@slipway/sdk/solana/lock/get-lock'
import { getLockToken, type LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { SolanaLock } from '@slipway/sdk/solana/lock/types'
import { type Address, isAddress } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { clusterRpc } from '../network/cluster-rpc.ts'

/** A lock and what its page needs beside it. */
export interface LockView {
  readonly chain: SolanaChainDefinition
  readonly program: Address
  readonly lock: SolanaLock
  readonly token: LockToken
  /** Unix seconds of the cluster. */
  readonly now: number
  /** Base units that are locked, and those of them that can be withdrawn. */
  readonly amount: bigint
  readonly free: bigint
}

async function readView(
  chain: SolanaChainDefinition,
  program: Address,
  address: Address,
): Promise<LockView | 'token-unread' | null> {
  const rpc = clusterRpc(chain)
  const [lock, now] = await Promise.all([getLock(rpc, program, address), getClusterTime(rpc)])
  if (!lock) return null
  const reading = await getLockToken(rpc, lock.mint)
  // A mint that was closed, or has what this release does not know: the lock is there all the same.
  if (!reading.ok) return 'token-unread'
  const { token } = reading
  const amount = lock.initialAmount - lock.withdrawn
  return { chain, program, lock, token, now, amount, free: calculateReleased(lock, now) }
}

/** One lock as the chain has it now; null where there is none at the address. */
export function useLockView(chain: SolanaChainDefinition, program: Address, address: string) {
  return useQuery({
    queryKey: ['solana', chain.chainId, 'lock', address],
    queryFn: () => (isAddress(address) ? readView(chain, program, address) : null),
    // The clock releases more, whoever looks.
    refetchInterval: 15_000,
  })
}
