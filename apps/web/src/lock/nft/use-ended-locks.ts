import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'
import { lockApi } from '../../shell/lock-api.ts'

/** Ended locks that are shown: those before are in the owner's history. */
const SHOWN = 50

/** Locks of this owner and collection that are gone: the chain forgets them, the index does not. */
export function useEndedLocks({ owner, collection }: { owner: Address; collection: Address }) {
  const chain = String(activeChain.chainId)
  return useQuery({
    queryKey: ['locks', chain, 'ended', owner, collection],
    queryFn: ({ signal }) =>
      lockApi.listLocks(
        { chain, kind: 'nft', owner, asset: collection, state: 'ended', limit: SHOWN },
        { signal },
      ),
  })
}
