import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { presaleQueries } from '@slipway/sdk/presale/presale-queries'
import { type PresaleLabel, presaleStatus } from '@slipway/sdk/presale/presale-status'
import { AddressText } from '@slipway/ui/address-text'
import { CopyButton } from '@slipway/ui/copy-button'
import { NoticeBox } from '@slipway/ui/notice-box'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { IconCode, IconEye, IconListCheck, IconLock, IconRocket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { readClient } from '../../core/read-client.ts'
import { siteUrl } from '../../core/site-url.ts'
import created from '../../form/created.module.css'
import { type NextStep, NextSteps } from '../../form/next-steps.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { detailPath } from '../shared/detail-path.ts'
import type { PresaleCreation } from './find-presale-creation.ts'
import classes from './presale-created.module.css'

interface PresaleCreatedProps {
  creation: PresaleCreation & { presale: Address }
  onAgain: () => void
}

/** Steps of the creation that did not come about, in the visitor's words. */
function missingTexts(missing: readonly string[]): readonly string[] {
  return [
    ...(missing.includes('set-launcher') ? [m.presale_created_missing_launcher()] : []),
    ...(missing.some((id) => id.startsWith('whitelist')) ? [m.presale_created_missing_list()] : []),
    ...(missing.includes('open-inviter') ? [m.presale_created_missing_inviters()] : []),
  ]
}

/** What of that is still missing: it may have been made up for on the presale's page, or be too late. */
function stillMissing({ missing, isUnderway }: PresaleCreation, now: Now | undefined) {
  if (isUnderway || !now) return missing
  if (now.label !== 'coming') return []
  return missing.filter((id) => id !== 'open-inviter' || !now.hasInviters)
}

/** How the presale stands. */
interface Now {
  readonly label: PresaleLabel
  readonly hasInviters: boolean
}

function usePresaleNow(address: Address): Now | undefined {
  const clock = useChainNow()
  const { data } = useQuery(presaleQueries.detail(readClient, { address }))
  return data && { label: presaleStatus(data, clock).label, hasInviters: data.inviter.open }
}

function Missing({ creation, now }: { creation: PresaleCreation; now: Now | undefined }) {
  const texts = missingTexts(stillMissing(creation, now))
  if (texts.length === 0) return null
  return (
    <div className={classes.notice}>
      <NoticeBox
        tone={creation.isUnderway ? 'info' : 'warn'}
        role="status"
        title={creation.isUnderway ? m.presale_created_underway() : m.presale_created_missing()}
      >
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </NoticeBox>
    </div>
  )
}

/** What is still to be done in the token's own console before the presale can be finished. */
function tokenText({ input, missing }: PresaleCreation): string {
  if (input.draft.kind === 'private') return m.presale_created_token_private()
  return input.setsLauncher && !missing.includes('set-launcher')
    ? m.presale_created_token_given()
    : m.presale_created_token_text()
}

/** The presale exists: where it is, and what to do next. */
export default function PresaleCreated({ creation, onAgain }: PresaleCreatedProps) {
  const { presale, input } = creation
  const path = detailPath(input.draft.kind, presale)
  const url = siteUrl(path)
  const embed = siteUrl(`/presale/embed/${presale}`)
  const now = usePresaleNow(presale)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const steps: readonly NextStep[] = [
    {
      to: path,
      Icon: IconEye,
      title: m.presale_created_view(),
      text: m.presale_created_view_text(),
    },
    {
      to: path,
      search: { view: 'manage' },
      Icon: IconListCheck,
      title: m.presale_created_manage(),
      text: m.presale_created_manage_text(),
    },
    {
      to: `/token/view/${input.draft.claimToken}`,
      Icon: IconRocket,
      title: m.presale_created_token(),
      text: tokenText(creation),
    },
    {
      to: '/lock/create',
      search: { asset: input.draft.claimToken },
      Icon: IconLock,
      title: m.shell_route_lock_create(),
      text: m.token_next_lock_text(),
    },
  ]
  return (
    <section className={created.root} aria-labelledby="presale-created">
      <SlipPicture name="afloat" width={220} />
      <h1 id="presale-created" ref={heading} tabIndex={-1} className={created.title}>
        {m.presale_created_title()}
      </h1>
      <p className={created.text} role="status">
        {!now || now.label === 'coming' ? m.presale_created_text() : m.presale_created_text_begun()}
      </p>
      <p className={created.address}>
        <span>{m.presale_created_address()}</span>
        <AddressText address={presale} isFull explorer={explorerAddressUrl(activeChain, presale)} />
      </p>
      <Missing creation={creation} now={now} />
      <NextSteps steps={steps} />
      <dl className={classes.share}>
        <div>
          <dt>{m.presale_created_link()}</dt>
          <dd>
            <code>{url}</code>
            <CopyButton value={url} label={m.presale_created_copy_link()} />
          </dd>
        </div>
        <div>
          <dt>
            <IconCode size={16} stroke={1.6} aria-hidden /> {m.presale_created_embed()}
          </dt>
          <dd>
            <code>{`<iframe src="${embed}">`}</code>
            <CopyButton
              value={`<iframe src="${embed}" width="420" height="640" style="border:0"></iframe>`}
              label={m.presale_created_copy_embed()}
            />
          </dd>
        </div>
      </dl>
      <div className={created.actions}>
        <Button onClick={onAgain}>{m.presale_created_again()}</Button>
      </div>
    </section>
  )
}
