import { Button } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { CopyButton } from '@slipway/ui/copy-button'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { IconAdjustments, IconSeeding } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { siteUrl } from '../../core/site-url.ts'
import created from '../../form/created.module.css'
import { NextSteps } from '../../form/next-steps.tsx'
import classes from './created.module.css'
import type { PendingPool, PoolCreation } from './find-pool-creation.ts'

interface PoolCreatedProps {
  pending: PendingPool
  made: NonNullable<PoolCreation['made']>
  onAgain: () => void
}

/** The pool exists and is paid for: where it is, and what to do next. */
export default function PoolCreated({ pending, made, onAgain }: PoolCreatedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const detail = `/mining/detail/${made.id}`
  const url = siteUrl(detail)
  const steps = [
    {
      Icon: IconSeeding,
      to: detail,
      title: m.stakemake_created_view(),
      text: m.stakemake_created_view_text(),
    },
    // Its admin alone manages it.
    ...(pending.isOthers
      ? []
      : [
          {
            Icon: IconAdjustments,
            to: detail,
            title: m.stakemake_created_manage(),
            text: m.stakemake_created_manage_text(),
          },
        ]),
  ]
  return (
    <section className={created.root} aria-labelledby="pool-created">
      <SlipPicture name="afloat" width={220} />
      <h1 id="pool-created" ref={heading} tabIndex={-1} className={created.title}>
        {m.stakemake_created_title({ name: pending.name })}
      </h1>
      <p className={created.text} role="status">
        {m.stakemake_created_text({ id: formatAmount(made.id, 0) })}
      </p>
      <p className={created.address}>
        <span>{m.stakemake_created_address()}</span>
        <AddressText
          address={made.pool}
          isFull
          explorer={explorerAddressUrl(activeChain, made.pool)}
        />
      </p>
      <NextSteps steps={steps} />
      <dl className={classes.share}>
        <div>
          <dt>{m.stakemake_created_link()}</dt>
          <dd>
            <code>{url}</code>
            <CopyButton
              value={url}
              label={m.lock_created_copy({ name: m.stakemake_created_link() })}
            />
          </dd>
        </div>
      </dl>
      <div className={created.actions}>
        <Button onClick={onAgain}>{m.stakemake_created_again()}</Button>
      </div>
    </section>
  )
}
