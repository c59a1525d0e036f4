import { useQuery } from '@tanstack/react-query'
import { withChunkTimeout } from './lazy-part.ts'

/** Every network of this site; the catalogue is loaded when a list first needs another one than the page's. */
export function useOfferedChains(isNeeded: boolean) {
  const { data } = useQuery({
    queryKey: ['chains', 'offered'],
    queryFn: async () => (await withChunkTimeout(import('./offered-chains.ts'))).offeredChains,
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
