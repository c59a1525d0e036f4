import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'

/**
 * What a currency says of itself, read once.
 * @param address undefined when there is nothing to read
 */
export function useCurrencyFacts(address: Address | undefined) {
  const { data } = useQuery({
    // Not by `tokenQueries`: its other reads bring the whole of a token's contract into the first load.
    queryKey: ['token', activeChain.chainId, 'facts', address ?? null, null, null],
    queryFn: address
      ? async () => {
          const { getTokenFacts } = await import('@slipway/sdk/evm/get-token-facts')
          return await getTokenFacts(readClient, { address })
        }
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
