import { ApiError } from '@slipway/api-client'
import type { Presale } from '@slipway/sdk/presale/types'
import { useQuery } from '@tanstack/react-query'
import { type Address, type Hex, zeroHash } from 'viem'
import { ipfsPath } from '../../files/ipfs-path.ts'
import { activeChain } from '../../shell/active-chain.ts'
import { withChunkTimeout } from '../../shell/lazy-part.ts'
import { presaleApi } from '../../shell/presale-api.ts'
import type { ListedSlot } from './listed-slot.ts'
import { useIndexedSale } from './use-sale.ts'

async function askIndex(address: Address, account: Address): Promise<ListedSlot | null> {
  try {
    const answer = await presaleApi.getWhitelistProof({
      chain: activeChain.shortname,
      address,
      account,
    })
    const { index, level, proof } = answer
    return { index, level, proof: proof as Hex[] }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/**
 * The connected wallet's place in the list behind the sale's Merkle root, found by the page itself: from the index, else
 * from the list's own file. `null` when the wallet is not in it.
 */
export function useListedSlot(sale: Presale, account: Address | undefined, isNeeded: boolean) {
  const { data: indexed } = useIndexedSale(sale.address)
  const path = ipfsPath(indexed?.whitelistKey)
  const hasList = sale.whitelistRoot !== zeroHash
  return useQuery({
    queryKey: ['presale', sale.chainId, 'listed-slot', sale.address, sale.whitelistRoot, account],
    queryFn: async ({ signal }): Promise<ListedSlot | null> => {
      if (!account) return null
      try {
        return await askIndex(sale.address, account)
      } catch (error) {
        if (!path) throw error
        // The list is long and its tree is work: loaded and built only where the index cannot answer.
        const { findListedSlot } = await withChunkTimeout(import('./find-listed-slot.ts'))
        return findListedSlot(sale, account, path, signal)
      }
    },
    enabled: hasList && isNeeded && account !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
}
