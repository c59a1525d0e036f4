import { Button, Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import {
  type CollectionItem,
  getCollectionItems,
} from '@slipway/sdk/solana/nft/get-collection-items'
import { isPlain, isSingle, type SolanaCollection } from '@slipway/sdk/solana/nft/get-solana-nft'
import { Panel } from '@slipway/ui/panel'
import type { Signature } from '@solana/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AppLink } from '../../../core/app-link.tsx'
import { Notice } from '../../../core/notice.tsx'
import { NftPicture } from '../../../files/nft-picture.tsx'
import { clusterRpc } from '../../network/cluster-rpc.ts'
import { tokenName } from '../../network/token-name.ts'
import classes from './detail.module.css'
import { useMintWords } from './use-mint-words.ts'

interface ItemsPanelProps {
  chain: SolanaChainDefinition
  collection: SolanaCollection
}

function Tile({ chain, item }: { chain: SolanaChainDefinition; item: CollectionItem }) {
  const { address, symbol, uri, member } = item
  const { picture } = useMintWords(uri)
  return (
    <li className={classes.tile}>
      <NftPicture picture={picture} name={symbol} seed={address} />
      <AppLink to={`/solana/nft/${address}`} search={{ network: chain.shortname }}>
        {tokenName(item)}
      </AppLink>
      <small>{m.nftpage_gallery_number({ id: String(member.number) })}</small>
      {!isPlain(item) && (
        <strong className={classes.mark}>
          {isSingle(item) ? m.solana_nft_tile_rights() : m.solana_nft_tile_not_single()}
        </strong>
      )}
    </li>
  )
}

/** Every item of a collection that its transactions name, each checked on the chain. */
export default function ItemsPanel({ chain, collection }: ItemsPanelProps) {
  const list = useItems(chain, collection)
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const { size } = collection.group
  const unlisted = list.data && !list.hasNextPage ? Number(size) - items.length : 0
  const looked = list.data?.pages.reduce((sum, page) => sum + page.looked, 0) ?? 0
  return (
    <Panel title={m.solana_nft_items_title()} description={m.solana_nft_items_text()}>
      {size === 0n && <p className={classes.muted}>{m.nftpage_gallery_empty()}</p>}
      {list.isPending && size > 0n && <Skeleton height={200} radius={12} />}
      {list.isError && (
        <Notice tone="warn" onRetry={() => void list.refetch()}>
          {m.nftpage_gallery_failed()}
        </Notice>
      )}
      {items.length > 0 && (
        <ul className={classes.tiles}>
          {items.map((item) => (
            <Tile key={item.address} chain={chain} item={item} />
          ))}
        </ul>
      )}
      {(list.hasNextPage || unlisted > 0) && (
        <div className={classes.more}>
          {unlisted > 0 && (
            <p className={classes.muted}>{m.solana_nft_items_unlisted({ count: unlisted })}</p>
          )}
          {list.hasNextPage && items.length === 0 && (
            <p className={classes.muted}>{m.solana_list_none_yet({ count: looked })}</p>
          )}
          {list.hasNextPage && (
            <Button
              variant="default"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {m.token_list_more()}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}

/** A node may tell of a minting before it lists it: then it is asked again, so often. */
const readingsMax = 6
const pauseMs = 3_000

/** Items of a collection, newest first; read again when it has another. */
function useItems(chain: SolanaChainDefinition, collection: SolanaCollection) {
  const { address, group } = collection
  return useInfiniteQuery({
    queryKey: ['solana', chain.chainId, 'items', address, String(group.size)],
    queryFn: ({ pageParam }) =>
      getCollectionItems(clusterRpc(chain), collection, pageParam ?? undefined),
    initialPageParam: null as Signature | null,
    getNextPageParam: ({ next }) => next ?? null,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const isNewestHere = data?.pages[0]?.items.some(({ member }) => member.number === group.size)
      return data && !isNewestHere && group.size > 0n && dataUpdateCount < readingsMax
        ? pauseMs
        : false
    },
  })
}
