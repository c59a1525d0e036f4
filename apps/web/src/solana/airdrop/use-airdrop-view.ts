import type { SolanaChainDefinition } from '@slipway/chains'
import type { Address } from '@solana/kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { withChunkTimeout } from '../../core/lazy-part.ts'

/** One airdrop as the chain has it now; null where there is none at the address. */
export function useAirdropView(
  chain: SolanaChainDefinition,
  program: Address | undefined,
  address: string,
) {
  return useQuery({
    queryKey: ['solana', chain.chainId, 'airdrop', address],
    queryFn: program
      ? async () => {
          const { readAirdropView } = await withChunkTimeout(import('./airdrop-reads.ts'))
          return readAirdropView(chain, program, address)
        }
      : skipToken,
    // The clock releases more, whoever looks.
    refetchInterval: 15_000,
  })
}
