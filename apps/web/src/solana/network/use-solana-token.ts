import type { SolanaChainDefinition } from '@slipway/chains'
import { getSolanaTokens } from '@slipway/sdk/solana/get-solana-token'
import { isAddress } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { clusterRpc } from './cluster-rpc.ts'

/** A token as the chain has it now; null where the address is none of the program's. */
export function useSolanaToken(chain: SolanaChainDefinition, mint: string) {
  return useQuery({
    queryKey: ['solana', chain.chainId, 'token', mint],
    queryFn: async () =>
      isAddress(mint) ? ((await getSolanaTokens(clusterRpc(chain), [mint]))[0] ?? null) : null,
  })
}
