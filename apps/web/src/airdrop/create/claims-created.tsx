import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { IconGift, IconList } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { siteUrl } from '../../core/site-url.ts'
import created from '../../form/created.module.css'
import { NextSteps } from '../../form/next-steps.tsx'

interface ClaimsCreatedProps {
  symbol: string
  /** Number in the factory. */
  id: bigint
  onAgain: () => void
}

/** The airdrop exists: where people claim, and what to do next. */
export default function ClaimsCreated({ symbol, id, onAgain }: ClaimsCreatedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const page = `/airdrop/detail/${id}`
  const steps = [
    { to: page, Icon: IconGift, title: m.airdrop_made_view(), text: m.airdrop_made_view_text() },
    {
      to: '/airdrop/mine',
      Icon: IconList,
      title: m.airdrop_made_mine(),
      text: m.airdrop_made_mine_text(),
    },
  ]
  const url = siteUrl(page)
  return (
    <section className={created.root} aria-labelledby="airdrop-created">
      <SlipPicture name="afloat" width={220} />
      <h2 id="airdrop-created" ref={heading} tabIndex={-1} className={created.title}>
        {m.airdrop_made_title({ symbol })}
      </h2>
      <p className={created.text} role="status">
        {m.airdrop_made_text()}
      </p>
      <p className={created.address}>
        <span>{m.airdrop_made_link()}</span>
        <span>
          <code>{url}</code>
          <CopyButton value={url} label={m.airdrop_made_copy()} />
        </span>
      </p>
      <NextSteps steps={steps} />
      <div className={created.actions}>
        <Button onClick={onAgain}>{m.airdrop_made_again()}</Button>
      </div>
    </section>
  )
}
