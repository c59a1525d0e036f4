import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { IconAdjustments, IconListDetails, IconLock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from '../../form/created.module.css'
import { NextSteps } from '../../form/next-steps.tsx'
import { clusterExplorer } from '../network/cluster-explorer.ts'

interface SolanaLockMadeProps {
  chain: SolanaChainDefinition
  lock: string
  mint: string
  /** Symbol or short address of what is locked. */
  name: string
  onAgain: () => void
}

/** The lock is in a block: where it is, and what to do with it next. */
export default function SolanaLockMade(props: SolanaLockMadeProps) {
  const { chain, lock, mint, name, onAgain } = props
  const search = { network: chain.shortname }
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={classes.root} aria-labelledby="solana-lock-made">
      <SlipPicture name="afloat" width={220} />
      <h1 id="solana-lock-made" ref={title} tabIndex={-1} className={classes.title}>
        {m.lock_created_title({ name })}
      </h1>
      <p className={classes.text} role="status">
        {m.lock_created_text()}
      </p>
      <p className={classes.address}>
        <span>{m.solana_lock_made_address()}</span>
        <AddressText address={lock} isFull explorer={clusterExplorer(chain, 'address', lock)} />
      </p>
      <NextSteps
        steps={[
          {
            Icon: IconLock,
            to: `/solana/lock/${lock}`,
            search,
            title: m.lock_created_view(),
            text: m.lock_created_view_text(),
          },
          {
            Icon: IconAdjustments,
            to: `/solana/token/${mint}`,
            search,
            title: m.stakepage_token_page(),
            text: m.solana_next_token_text(),
          },
          {
            Icon: IconListDetails,
            to: '/solana/lock/list',
            search,
            title: m.shell_route_solana_lock_list(),
            text: m.solana_lock_made_list_text(),
          },
        ]}
      />
      <div className={classes.actions}>
        <Button onClick={onAgain}>{m.lock_created_again()}</Button>
      </div>
    </section>
  )
}
