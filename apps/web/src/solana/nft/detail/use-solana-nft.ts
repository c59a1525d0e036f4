import type { SolanaChainDefinition } from '@slipway/chains'
import { getSolanaNft } from '@slipway/sdk/solana/nft/get-solana-nft'
import { isAddress } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { clusterRpc } from '../../network/cluster-rpc.ts'

/** A collection or an item as the chain has it now; null where the address is neither. */
export function useSolanaNft(chain: SolanaChainDefinition, mint: string) {
  return useQuery({
    queryKey: ['solana', chain.chainId, 'nft', mint],
    queryFn: async () =>
      isAddress(mint) ? ((await getSolanaNft(clusterRpc(chain), mint)) ?? null) : null,
  })
}
