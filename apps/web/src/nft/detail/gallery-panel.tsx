import { Button, Skeleton } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { nftQueries } from '@slipway/sdk/nft/nft-queries'
import { AddressText } from '@slipway/ui/address-text'
import { Panel } from '@slipway/ui/panel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAddressEqual } from 'viem'
import { Notice } from '../../core/notice.tsx'
import { readClient } from '../../core/read-client.ts'
import classes from './collection.module.css'
import { NftTile } from './nft-tile.tsx'
import type { NftView } from './nft-view.ts'

/** NFTs of a page: with their files, few enough that a collection of ten thousand stays usable. */
export const GALLERY_PAGE = 24

function Pages({
  page,
  minted,
  onPage,
}: {
  page: number
  minted: number
  onPage: (page: number) => void
}) {
  const from = page * GALLERY_PAGE
  const to = Math.min(minted, from + GALLERY_PAGE)
  return (
    <nav className={classes.pages} aria-label={m.nftpage_gallery_title()}>
      <Button size="xs" variant="default" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {m.nftpage_gallery_previous()}
      </Button>
      <span>
        {m.nftpage_gallery_page({
          from: formatInteger(from + 1),
          to: formatInteger(to),
          total: formatInteger(minted),
        })}
      </span>
      <Button size="xs" variant="default" disabled={to >= minted} onClick={() => onPage(page + 1)}>
        {m.nftpage_gallery_next()}
      </Button>
    </nav>
  )
}

/** Every minted NFT with its owner, a page at a time, straight from the chain. */
export default function GalleryPanel({ view }: { view: NftView }) {
  const { sale, account } = view
  const { minted } = sale.state
  const [page, setPage] = useState(0)
  const offset = page * GALLERY_PAGE
  const limit = Math.max(0, Math.min(GALLERY_PAGE, minted - offset))
  const range = { collection: sale.address, offset, limit }
  const { data, isError, refetch } = useQuery({
    ...nftQueries.range(readClient, range),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={m.nftpage_gallery_title()} description={m.nftpage_gallery_text()}>
      {minted === 0 && <p className={classes.empty}>{m.nftpage_gallery_empty()}</p>}
      {!data && isError && (
        <Notice tone="warn" onRetry={() => void refetch()}>
          {m.nftpage_gallery_failed()}
        </Notice>
      )}
      {!data && !isError && <Skeleton height={260} radius={12} />}
      {minted > 0 && data && (
        <>
          <ul className={classes.tiles}>
            {data.map(({ id, owner }) => (
              <NftTile key={String(id)} collection={sale.address} id={id}>
                <span className={classes.owner}>
                  {account && isAddressEqual(owner, account) ? (
                    m.nftpage_gallery_yours()
                  ) : (
                    <>
                      {m.nftpage_gallery_owner()} <AddressText address={owner} isCopyable={false} />
                    </>
                  )}
                </span>
              </NftTile>
            ))}
          </ul>
          <Pages page={page} minted={minted} onPage={setPage} />
        </>
      )}
    </Panel>
  )
}
