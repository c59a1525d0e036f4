import type { SolanaChainDefinition } from '@slipway/chains'
import { getSolanaNft } from '@slipway/sdk/solana/nft/get-solana-nft'
import { isAddress } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { newestSlot } from '../../flow/newest-slot.ts'
import { clusterRpc } from '../../network/cluster-rpc.ts'

/** Readings of a node that may be behind one's own transaction. */
const tries = 5

/** A collection or an item as the chain has it now; null where the address is neither. */
export function useSolanaNft(chain: SolanaChainDefinition, mint: string) {
  return useQuery({
    queryKey: ['solana', chain.chainId, 'nft', mint],
    queryFn: async () => {
      if (!isAddress(mint)) return null
      return (await getSolanaNft(clusterRpc(chain), mint, newestSlot(chain.chainId))) ?? null
    },
    retry: tries,
  })
}
