import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { CopyButton } from '@slipway/ui/copy-button'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { IconDroplet, IconListDetails } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { siteUrl } from '../../../core/site-url.ts'
import classes from '../../../form/created.module.css'
import { NextSteps } from '../../../form/next-steps.tsx'
import { clusterExplorer } from '../../network/cluster-explorer.ts'

interface SolanaPoolMadeProps {
  chain: SolanaChainDefinition
  pool: string
  /** Symbol or short address of what is staked. */
  name: string
  onAgain: () => void
}

/** The pool is in a block and has its rewards: where stakers find it, and what to do next. */
export default function SolanaPoolMade({ chain, pool, name, onAgain }: SolanaPoolMadeProps) {
  const search = { network: chain.shortname }
  const page = `/solana/staking/${pool}`
  const url = siteUrl(page, search)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={classes.root} aria-labelledby="solana-pool-made">
      <SlipPicture name="afloat" width={220} />
      <h1 id="solana-pool-made" ref={title} tabIndex={-1} className={classes.title}>
        {m.stakemake_created_title({ name })}
      </h1>
      <p className={classes.text} role="status">
        {m.solstakemake_made_text()}
      </p>
      <p className={classes.address}>
        <span>{m.stakemake_created_address()}</span>
        <AddressText address={pool} isFull explorer={clusterExplorer(chain, 'address', pool)} />
      </p>
      <p className={classes.address}>
        <span>{m.stakemake_created_link()}</span>
        <span>
          <code>{url}</code>
          <CopyButton value={url} label={m.presale_created_copy_link()} />
        </span>
      </p>
      <NextSteps
        steps={[
          {
            ...{ Icon: IconDroplet, to: page, search },
            ...{ title: m.stakemake_created_view(), text: m.solstakemake_made_view_text() },
          },
          {
            ...{ Icon: IconListDetails, to: '/solana/staking/list', search },
            title: m.shell_route_solana_staking_list(),
            text: m.solstakemake_made_list_text(),
          },
        ]}
      />
      <div className={classes.actions}>
        <Button onClick={onAgain}>{m.stakemake_created_again()}</Button>
      </div>
    </section>
  )
}
