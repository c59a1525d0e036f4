import { formatInteger, m } from '@slipway/messages'
import type { NftContracts } from '@slipway/sdk/nft/types'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { ListEmpty, ListFailed, ListSkeleton, ListUnmatched, ListUnread } from './list-states.tsx'
import { countText, type ListedNft, MoreButton, NftCards } from './nft-cards.tsx'
import type { NftListSearch } from './nft-list-search.ts'
import { OwnNfts } from './own-nfts.tsx'
import { useDueRewards, useNftSales, useOwnNfts } from './use-nft-lists.ts'

const ChainCollections = lazyPart(() => import('./chain-collections.tsx'))
/** What the fallback reads of the registry. */
const CHAIN_SHOWN = 24

interface NftResultsProps {
  contracts: NftContracts
  search: NftListSearch
  account: Address | undefined
  onClear: () => void
}

interface IndexList<Item> {
  readonly items: readonly Item[]
  readonly isError: boolean
  readonly isPending: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
  readonly refetch: () => unknown
}

interface FromIndexProps<Item> extends NftResultsProps {
  list: IndexList<Item>
  show: (items: readonly Item[], count: string, more: ReactNode) => ReactNode
}

/** A list from the index; from the registry itself while the index is away. */
function FromIndex<Item>({ list, show, ...props }: FromIndexProps<Item>) {
  const now = useChainNow()
  const { contracts, search, account, onClear } = props
  const isNarrowed = search.search !== undefined || search.state !== undefined
  const { part = 'held' } = search
  const empty = isNarrowed ? <ListUnmatched onClear={onClear} /> : <ListEmpty part={part} />
  // What a wallet has, the chain says of each collection that is asked.
  const isSampled = !isNarrowed && (part === 'held' || part === 'due')
  const retry = () => void list.refetch()
  if (list.isError && list.items.length === 0)
    return (
      <>
        <Notice tone="warn" title={m.nftlist_fallback_title()} onRetry={retry}>
          {m.nftlist_newest({ count: formatInteger(CHAIN_SHOWN), chain: activeChain.name })}
        </Notice>
        <LatePart pending={<ListSkeleton />}>
          <ChainCollections
            contracts={contracts}
            search={search}
            account={account}
            now={now}
            limit={CHAIN_SHOWN}
            empty={isSampled ? <ListUnread count={CHAIN_SHOWN} /> : empty}
            failed={<ListFailed onRetry={retry} />}
          />
        </LatePart>
      </>
    )
  if (list.isPending) return <ListSkeleton />
  if (list.items.length === 0) return empty
  const count = countText(list.items.length, list.hasNextPage)
  return show(list.items, count, <MoreButton list={list} />)
}

/** Collections as cards, with what the list knows of the wallet. */
function Cards({ list, ...props }: NftResultsProps & { list: IndexList<ListedNft> }) {
  const now = useChainNow()
  return (
    <FromIndex
      {...props}
      list={list}
      show={(items, count, more) => (
        <NftCards
          items={items}
          part={props.search.part ?? 'held'}
          now={now}
          count={count}
          more={more}
        />
      )}
    />
  )
}

function Sales(props: NftResultsProps) {
  const owner = props.search.part === 'made' ? props.account : undefined
  return <Cards {...props} list={useNftSales(props.search, owner)} />
}

function Due(props: NftResultsProps & { account: Address }) {
  return <Cards {...props} list={useDueRewards(props.account)} />
}

function Held(props: NftResultsProps & { account: Address }) {
  return (
    <FromIndex
      {...props}
      list={useOwnNfts(props.account)}
      show={(items, count, more) => <OwnNfts items={items} count={count} more={more} />}
    />
  )
}

/** What the part of the page shows. */
export function NftResults(props: NftResultsProps) {
  const { account, search } = props
  const { part = 'held' } = search
  if (account && part === 'held') return <Held {...props} account={account} />
  if (account && part === 'due') return <Due {...props} account={account} />
  return <Sales {...props} />
}
