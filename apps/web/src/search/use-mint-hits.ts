import type { SearchHit, SearchResult } from '@slipway/api-client'
import { hasSolanaAddressForm } from '@slipway/sdk/shared/solana-address-form'
import { useQueries } from '@tanstack/react-query'
import { withChunkTimeout } from '../core/lazy-part.ts'
import { useOfferedChains } from '../core/use-offered-chains.ts'
import type { SearchState } from './search-state.ts'

const load = () => withChunkTimeout(import('../solana/network/find-mint.ts'))

/**
 * Tokens of Solana at the address that is looked for, asked of clusters themselves: the index knows those alone of which
 * there is a lock, an airdrop, a presale or a pool.
 * @returns the tokens, and the names of clusters of which no node answers
 */
export function useMintHits({ q, network }: SearchState) {
  const mint = q !== undefined && network === undefined && hasSolanaAddressForm(q) ? q : undefined
  const chains = useOfferedChains(mint !== undefined)
  const clusters =
    mint === undefined ? [] : (chains ?? []).flatMap((one) => (one.type === 'solana' ? [one] : []))
  const found = useQueries({
    queries: clusters.map((chain) => ({
      queryKey: ['search', 'mint', chain.chainId, mint],
      queryFn: async (): Promise<SearchHit | null> =>
        mint === undefined ? null : (await load()).findMint(chain, mint),
      staleTime: 10_000,
      retry: 1,
    })),
  })
  return {
    mints: found.flatMap(({ data }) => data ?? []),
    unread: clusters.filter((_, at) => found[at]?.isError).map(({ name }) => name),
  }
}

/**
 * What the index found, with tokens that clusters themselves know at the address: first, for they are just what was asked
 * for, and once each, as the chain calls them now.
 * @param result undefined: the index has not answered
 */
export function withMints(
  result: SearchResult | undefined,
  mints: readonly SearchHit[],
): SearchResult | undefined {
  if (mints.length === 0) return result
  const { address = null, groups = [] } = result ?? {}
  const known = groups.find(({ kind }) => kind === 'token')
  const isNew = (hit: SearchHit) =>
    !mints.some((mint) => mint.chainId === hit.chainId && mint.address === hit.address)
  const hits = [...mints, ...(known?.hits ?? []).filter(isNew)]
  return {
    address,
    groups: [
      { kind: 'token', hits, hasMore: known?.hasMore ?? false },
      ...groups.filter((group) => group !== known),
    ],
  }
}
