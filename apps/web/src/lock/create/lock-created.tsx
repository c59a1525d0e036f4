import { Button } from '@mantine/core'
import { formatInteger, formatNames, m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { NoticeBox } from '@slipway/ui/notice-box'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { IconCertificate, IconEye, IconList, IconLock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { siteUrl } from '../../core/site-url.ts'
import created from '../../form/created.module.css'
import { NextSteps } from '../../form/next-steps.tsx'
import classes from './created.module.css'
import type { LockCreation, PendingLock } from './find-lock-creation.ts'

interface LockCreatedProps {
  pending: PendingLock
  creation: LockCreation
  onAgain: () => void
}

/** A lock's public id, as its certificate and the index know it. */
const idOf = (creation: LockCreation, lockId: bigint) =>
  `${activeChain.chainId}-${creation.locker.toLowerCase()}-${lockId}`

/** Numbers of the locks, as the locker counts them. */
function numbersText({ made }: LockCreation): string {
  return formatNames(
    made.map(({ firstLockId, count }) =>
      count === 1 ? `#${firstLockId}` : `#${firstLockId} – #${firstLockId + BigInt(count) - 1n}`,
    ),
  )
}

/** Shares a page by the device's own means, where it has them. */
function ShareButton({ title, url }: { title: string; url: string }) {
  if (typeof navigator.share !== 'function') return null
  const share = async () => {
    try {
      await navigator.share({ title, url })
    } catch {
      // Closed without sharing: the link stands there to be copied.
    }
  }
  return (
    <Button variant="default" onClick={share}>
      {m.lock_created_share()}
    </Button>
  )
}

function Link({ label, url }: { label: string; url: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{url}</code>
        <CopyButton value={url} label={m.lock_created_copy({ name: label })} />
      </dd>
    </div>
  )
}

/** The lock exists: where it is, how it is proven, and what to do next. */
export default function LockCreated({ pending, creation, onAgain }: LockCreatedProps) {
  const { owner, asset, name, isNft } = pending
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const detail = `/lock/${isNft ? 'nft-detail' : 'detail'}/${owner}/${asset}`
  const certificate = `/lock/certificate/${idOf(creation, creation.made[0]?.firstLockId ?? 0n)}`
  const count = creation.made.reduce((sum, part) => sum + part.count, 0)
  const isOne = count === 1
  const steps = [
    {
      to: detail,
      Icon: IconLock,
      title: m.lock_created_view(),
      text: isOne ? m.lock_created_view_text() : m.lock_created_view_list_text(),
    },
    isOne
      ? {
          to: certificate,
          Icon: IconCertificate,
          title: m.lock_created_certificate(),
          text: m.lock_created_certificate_text(),
        }
      : {
          to: '/lock/list',
          Icon: IconList,
          title: m.lock_created_all(),
          text: m.lock_created_all_text(),
        },
    ...(isNft
      ? []
      : [
          {
            to: `/token/view/${asset}`,
            Icon: IconEye,
            title: m.token_created_view(),
            text: m.lock_created_page_text(),
          },
        ]),
  ]
  const title = isOne
    ? m.lock_created_title({ name })
    : m.lock_created_title_list({ name, count: formatInteger(count) })
  const shared = siteUrl(isOne ? certificate : detail)
  return (
    <section className={created.root} aria-labelledby="lock-created">
      <SlipPicture name="afloat" width={220} />
      <h1 id="lock-created" ref={heading} tabIndex={-1} className={created.title}>
        {title}
      </h1>
      <p className={created.text} role="status">
        {m.lock_created_text()}
      </p>
      <p className={created.address}>
        <span>{m.lock_created_numbers()}</span>
        <strong>{numbersText(creation)}</strong>
      </p>
      {creation.missing > 0 && (
        <div className={classes.notice}>
          <NoticeBox
            tone={creation.isUnderway ? 'info' : 'warn'}
            role="status"
            title={creation.isUnderway ? m.lock_created_underway() : m.lock_created_missing()}
          >
            {m.lock_created_missing_text({ count: creation.missing })}
          </NoticeBox>
        </div>
      )}
      <NextSteps steps={steps} />
      <dl className={classes.share}>
        <Link
          label={isOne ? m.lock_created_certificate_link() : m.lock_created_link()}
          url={shared}
        />
      </dl>
      <div className={created.actions}>
        <ShareButton title={title} url={shared} />
        <Button onClick={onAgain}>{m.lock_created_again()}</Button>
      </div>
    </section>
  )
}
