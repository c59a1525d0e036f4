import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { CopyButton } from '@slipway/ui/copy-button'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { useEffect, useRef } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { siteUrl } from '../../core/site-url.ts'
import created from '../../form/created.module.css'
import type { NftCreation, PendingCollection } from './find-nft-creation.ts'

function textOf({ isOwned, hasList }: PendingCollection): string {
  if (isOwned) return m.nftmake_made_owner()
  return hasList ? m.nftmake_made_list() : m.nftmake_made_text()
}

interface NftCreatedProps {
  pending: PendingCollection
  made: NonNullable<NftCreation['made']>
  onAgain: () => void
}

/** The collection exists: where it is, and what to do next. */
export default function NftCreated({ pending, made, onAgain }: NftCreatedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const page = `/nft/mint/${made.id}`
  const url = siteUrl(page)
  return (
    <section className={created.root} aria-labelledby="nft-created">
      <SlipPicture name="afloat" width={220} />
      <h1 id="nft-created" ref={heading} tabIndex={-1} className={created.title}>
        {m.nftmake_made_title({ name: pending.name })}
      </h1>
      <p className={created.text} role="status">
        {textOf(pending)}
      </p>
      <p className={created.address}>
        <span>{m.nftmake_made_address()}</span>
        <AddressText
          address={made.sale}
          isFull
          explorer={explorerAddressUrl(activeChain, made.sale)}
        />
      </p>
      <p className={created.address}>
        <span>{m.nftmake_made_link()}</span>
        <span>
          <code>{url}</code>
          <CopyButton value={url} label={m.nftmake_made_copy()} />
        </span>
      </p>
      <div className={created.actions}>
        <Button component={AppLink} to={page}>
          {m.nftmake_made_view()}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {m.nftmake_made_again()}
        </Button>
      </div>
    </section>
  )
}
