import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../shell/active-chain.ts'
import { withChunkTimeout } from '../../shell/lazy-part.ts'

/** Every network of this site; the catalogue is loaded when a list first needs another one than the page's. */
export function useOfferedChains(isNeeded: boolean) {
  const { data } = useQuery({
    queryKey: ['chains', 'offered'],
    queryFn: async () =>
      (await withChunkTimeout(import('../../shell/offered-chains.ts'))).offeredChains,
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** The network of a sale; undefined while the catalogue is on its way. */
export function useSaleChain(chainId: number) {
  const isHere = chainId === activeChain.chainId
  const chains = useOfferedChains(!isHere)
  return isHere ? activeChain : chains?.find((chain) => chain.chainId === chainId)
}
