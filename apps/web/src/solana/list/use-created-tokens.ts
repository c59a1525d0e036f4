import type { SolanaChainDefinition } from '@slipway/chains'
import { getCreatedTokens } from '@slipway/sdk/solana/get-created-tokens'
import { address, type Signature } from '@solana/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clusterRpc } from '../network/cluster-rpc.ts'

/** The tokens that an account created on a cluster, newest first, read from the chain itself. */
export function useCreatedTokens(chain: SolanaChainDefinition, account: string) {
  return useInfiniteQuery({
    queryKey: ['solana', chain.chainId, 'created', account],
    queryFn: ({ pageParam }) =>
      getCreatedTokens(clusterRpc(chain), address(account), pageParam ?? undefined),
    initialPageParam: null as Signature | null,
    getNextPageParam: ({ next }) => next ?? null,
  })
}
