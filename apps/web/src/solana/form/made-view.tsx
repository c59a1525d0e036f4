import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { AddressText } from '@slipway/ui/address-text'
import { CopyButton } from '@slipway/ui/copy-button'
import { NoticeBox } from '@slipway/ui/notice-box'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { useEffect, useId, useRef } from 'react'
import { siteUrl } from '../../core/site-url.ts'
import classes from '../../form/created.module.css'
import { type NextStep, NextSteps } from '../../form/next-steps.tsx'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { sharedSearch } from '../network/read-solana-search.ts'

interface MadeViewProps {
  chain: SolanaChainDefinition
  title: string
  /** What was made, in a sentence. */
  text: string
  /** What it still lacks, in sentences. */
  missing?: readonly string[]
  address: string
  /** Label of the address. */
  place: string
  /** Its page, where others need it: the label of that, and of the button that copies it. */
  link?: { readonly page: string; readonly label: string; readonly copy: string }
  steps: readonly NextStep[]
  /** How making another one is called. */
  again: string
  onAgain: () => void
}

/** What was made is in a block: where it is, and what to do with it next. */
export function MadeView(props: MadeViewProps) {
  const { chain, title, text, missing = [], address, place, link, steps, again, onAgain } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const url = link && siteUrl(link.page, sharedSearch(chain))
  return (
    <section className={classes.root} aria-labelledby={id}>
      <SlipPicture name="afloat" width={220} />
      <h1 id={id} ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <p className={classes.text} role="status">
        {text}
      </p>
      {missing.map((sentence) => (
        <NoticeBox key={sentence} tone="warn">
          {sentence}
        </NoticeBox>
      ))}
      <p className={classes.address}>
        <span>{place}</span>
        <AddressText
          address={address}
          isFull
          explorer={clusterExplorer(chain, 'address', address)}
        />
      </p>
      {link && url && (
        <p className={classes.address}>
          <span>{link.label}</span>
          <span>
            <code>{url}</code>
            <CopyButton value={url} label={link.copy} />
          </span>
        </p>
      )}
      <NextSteps steps={steps} />
      <div className={classes.actions}>
        <Button onClick={onAgain}>{again}</Button>
      </div>
    </section>
  )
}
