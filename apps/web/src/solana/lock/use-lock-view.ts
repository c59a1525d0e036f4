import type { SolanaChainDefinition } from '@slipway/chains'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { withChunkTimeout } from '../../shell/lazy-part.ts'

/** One lock as the chain has it now; null where there is none at the address. */
export function useLockView(chain: SolanaChainDefinition, program: Address, address: string) {
  return useQuery({
    queryKey: ['solana', chain.chainId, 'lock', address],
    queryFn: async () => {
      const { readLockView } = await withChunkTimeout(import('./lock-reads.ts'))
      return readLockView(chain, program, address)
    },
    // The clock releases more, whoever looks.
    refetchInterval: 15_000,
  })
}
