import type { PortfolioNftList } from '@slipway/api-client'
import { m } from '@slipway/messages'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { AppLink } from '../../core/app-link.tsx'
import { NftTile } from '../detail/nft-tile.tsx'
import classes from './nft-list.module.css'

interface OwnNftsProps {
  items: readonly PortfolioNftList['items'][number][]
  count: string
  /** The way to further ones. */
  more: ReactNode
}

/** NFTs of a wallet, each with the way to its collection. */
export function OwnNfts({ items, count, more }: OwnNftsProps) {
  return (
    <>
      <p className={classes.count} role="status">
        {count}
      </p>
      <ul className={classes.tiles}>
        {items.map(({ sale, tokenId }) => (
          <NftTile
            key={`${sale.address}-${tokenId}`}
            collection={sale.address as Address}
            id={BigInt(tokenId)}
          >
            <AppLink to={`/nft/mint/${sale.address}`}>
              {m.nftpage_title({ name: sale.name, symbol: sale.symbol })}
            </AppLink>
          </NftTile>
        ))}
      </ul>
      {more}
    </>
  )
}
