import type { ProvenAllowance } from '@slipway/sdk/nft/flows/mint-flow'
import type { NftSale } from '@slipway/sdk/nft/types'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroHash } from 'viem'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { nftKey } from './use-sale.ts'

/** A wallet's place on the list. */
export type Allowance =
  | { readonly state: 'none' | 'loading' | 'failed' | 'unlisted' }
  | { readonly state: 'listed'; readonly listed: ProvenAllowance }

/** The connected wallet's place on the stored list, proven against the root on chain. */
export function useAllowance(sale: NftSale, account: Address | undefined): Allowance {
  const { whitelistRoot, whitelistKey } = sale.state
  const isSet = whitelistRoot !== zeroHash
  const { data, isError } = useQuery({
    queryKey: [...nftKey, 'allowance', sale.address, whitelistRoot, whitelistKey, account ?? null],
    queryFn: async ({ signal }) => {
      if (!account) return null
      // Lists and their trees are read by few visitors.
      const { findAllowance } = await withChunkTimeout(import('./find-allowance.ts'))
      return findAllowance(sale, account, signal)
    },
    enabled: isSet && account !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  if (!isSet) return { state: 'none' }
  if (isError) return { state: 'failed' }
  if (data === undefined) return { state: 'loading' }
  return data ? { state: 'listed', listed: data } : { state: 'unlisted' }
}
