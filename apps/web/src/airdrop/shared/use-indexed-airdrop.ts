import type { AirdropRecord } from '@slipway/sdk/airdrop/types'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { airdropApi } from '../../core/airdrop-api.ts'

/** What the index adds to an airdrop: counts, and what its creation cost. Its data is undefined while the index is away. */
export function useIndexedAirdrop({ chainId, address }: AirdropRecord) {
  return useQuery({
    queryKey: ['airdrop', chainId, 'indexed', address],
    queryFn: ({ signal }) =>
      airdropApi.getAirdrop({ chain: activeChain.shortname, airdrop: address }, { signal }),
    retry: 1,
  })
}
