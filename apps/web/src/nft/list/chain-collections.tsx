import { nftPhase } from '@slipway/sdk/nft/nft-phase'
import { nftQueries } from '@slipway/sdk/nft/nft-queries'
import type { NftContracts } from '@slipway/sdk/nft/types'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { readClient } from '../../core/read-client.ts'
import { ListSkeleton } from './list-states.tsx'
import { countText, type ListedNft, NftCards } from './nft-cards.tsx'
import type { ListPart, NftListSearch } from './nft-list-search.ts'
import { type NftRow, rowOfSale } from './nft-row.ts'

interface ChainCollectionsProps {
  contracts: NftContracts
  search: NftListSearch
  account: Address | undefined
  /** Unix seconds by the chain. */
  now: number
  /** Newest entries of the registry that one look reads. */
  limit: number
  empty: ReactNode
  failed: ReactNode
}

/** Whether a part of the page shows a collection: what one holds or is owed; the others show what the registry gave. */
function isOfPart(part: ListPart, { own }: ListedNft): boolean {
  if (part === 'held') return own !== undefined && own.held > 0
  return part !== 'due' || (own !== undefined && own.due > 0n)
}

/** What stands in the registry, with what the wallet has in each where the part asks for it. */
function useCollections({ contracts, search, account, limit }: ChainCollectionsProps) {
  const { part = 'held' } = search
  const owner = part === 'made' ? account : undefined
  const asked = part === 'held' || part === 'due' ? account : undefined
  const { data, isError } = useQuery(
    nftQueries.newest(readClient, contracts, { limit, ...(owner && { owner }) }),
  )
  // The registry knows who made a collection, which may be somebody else's by now, or nobody's.
  const sales = owner ? data?.filter((sale) => isAddressEqual(sale.owner, owner)) : data
  const own = useQueries({
    queries: asked
      ? (sales ?? []).map((sale) => nftQueries.account(readClient, { sale, account: asked }))
      : [],
    combine: (answers) => ({
      isPending: answers.some(({ isPending }) => isPending),
      parts: answers.map(({ data }) => data && { held: data.held, due: data.pendingReward }),
    }),
  })
  const items = sales?.map((sale, at): ListedNft => ({ row: rowOfSale(sale), own: own.parts[at] }))
  return { items: own.isPending ? undefined : items, isError: isError && !sales }
}

/** Whether a collection fits the filters, where the chain itself is asked. @param now unix seconds by the chain */
export function isAsked(row: NftRow, { search = '', state }: NftListSearch, now: number): boolean {
  const text = search.toLowerCase()
  const words = [row.name, row.symbol, row.number, row.address]
  const isFound = words.some((word) => word.toLowerCase().includes(text))
  return isFound && (state === undefined || nftPhase(row, now) === state)
}

/** The newest collections of this network as the registry and the collections themselves have them. */
export default function ChainCollections(props: ChainCollectionsProps) {
  const { search, now, empty, failed } = props
  const { part = 'held' } = search
  const { items, isError } = useCollections(props)
  if (isError) return failed
  if (!items) return <ListSkeleton />
  const shown = items.filter((item) => isOfPart(part, item) && isAsked(item.row, search, now))
  if (shown.length === 0) return empty
  return <NftCards items={shown} part={part} now={now} count={countText(shown.length, false)} />
}
