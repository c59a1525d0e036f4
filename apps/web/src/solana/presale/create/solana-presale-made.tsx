import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { CopyButton } from '@slipway/ui/copy-button'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { IconAdjustments, IconListDetails, IconLock, IconRocket } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { siteUrl } from '../../../core/site-url.ts'
import classes from '../../../form/created.module.css'
import { NextSteps } from '../../../form/next-steps.tsx'
import { clusterExplorer } from '../../network/cluster-explorer.ts'

interface SolanaPresaleMadeProps {
  chain: SolanaChainDefinition
  presale: string
  mint: string
  /** Symbol or short address of what is sold. */
  name: string
  onAgain: () => void
}

/** The presale is in a block and has its tokens: where buyers find it, and what to do next. */
export default function SolanaPresaleMade(props: SolanaPresaleMadeProps) {
  const { chain, presale, mint, name, onAgain } = props
  const search = { network: chain.shortname }
  const page = `/solana/presale/${presale}`
  const url = siteUrl(page, search)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={classes.root} aria-labelledby="solana-presale-made">
      <SlipPicture name="afloat" width={220} />
      <h1 id="solana-presale-made" ref={title} tabIndex={-1} className={classes.title}>
        {m.solpresalemake_made_title({ symbol: name })}
      </h1>
      <p className={classes.text} role="status">
        {m.solpresalemake_made_text()}
      </p>
      <p className={classes.address}>
        <span>{m.solpresalemake_review_address()}</span>
        <AddressText
          address={presale}
          isFull
          explorer={clusterExplorer(chain, 'address', presale)}
        />
      </p>
      <p className={classes.address}>
        <span>{m.presale_created_link()}</span>
        <span>
          <code>{url}</code>
          <CopyButton value={url} label={m.presale_created_copy_link()} />
        </span>
      </p>
      <NextSteps
        steps={[
          {
            ...{ Icon: IconRocket, to: page, search },
            ...{ title: m.presale_created_view(), text: m.solpresalemake_made_view_text() },
          },
          {
            ...{ Icon: IconAdjustments, to: `/solana/token/${mint}`, search },
            ...{ title: m.stakepage_token_page(), text: m.solana_next_token_text() },
          },
          {
            ...{ Icon: IconLock, to: '/solana/lock/create', search: { ...search, token: mint } },
            ...{ title: m.shell_route_solana_lock_create(), text: m.token_next_lock_text() },
          },
          {
            ...{ Icon: IconListDetails, to: '/solana/presale/list', search },
            title: m.shell_route_solana_presale_list(),
            text: m.solpresalemake_made_list_text(),
          },
        ]}
      />
      <div className={classes.actions}>
        <Button onClick={onAgain}>{m.presale_created_again()}</Button>
      </div>
    </section>
  )
}
