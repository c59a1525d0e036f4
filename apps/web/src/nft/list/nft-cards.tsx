import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { ReactNode } from 'react'
import { NftCard } from './nft-card.tsx'
import classes from './nft-list.module.css'
import type { ListPart } from './nft-list-search.ts'
import type { NftRow, OwnPart } from './nft-row.ts'

/** A collection of a list, with what the wallet has in it. */
export interface ListedNft {
  readonly row: NftRow
  readonly own: OwnPart | undefined
}

/** What an endless list offers. */
interface MorePages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** How many are shown, and whether there are more. */
export const countText = (count: number, hasMore: boolean): string =>
  hasMore
    ? m.nftlist_shown_more({ count: formatInteger(count) })
    : m.nftlist_shown({ count: formatInteger(count) })

/** The way to further ones. */
export function MoreButton({ list }: { list: MorePages }) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="default"
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {m.nftlist_more()}
    </Button>
  )
}

interface NftCardsProps {
  items: readonly ListedNft[]
  part: ListPart
  /** Unix seconds by the chain. */
  now: number
  count: string
  more?: ReactNode
}

/** Collections as cards. */
export function NftCards({ items, part, now, count, more }: NftCardsProps) {
  return (
    <>
      <p className={classes.count} role="status">
        {count}
      </p>
      <div className={classes.cards}>
        {items.map(({ row, own }) => (
          <NftCard key={row.address} row={row} own={own} part={part} now={now} />
        ))}
      </div>
      {more}
    </>
  )
}
