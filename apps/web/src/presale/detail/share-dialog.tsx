import { Button, Modal, Textarea } from '@mantine/core'
import { presaleCalendarUrl } from '@slipway/api-client'
import { getLocale, m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { CopyField } from '@slipway/ui/copy-field'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { IconCalendarPlus, IconShare2 } from '@tabler/icons-react'
import { activeChain } from '../../core/active-chain.ts'
import { api } from '../../core/api.ts'
import { runtimeConfig } from '../../core/runtime-config.ts'
import { EmbedCard } from '../embed/embed-card.tsx'
import type { PresaleView } from './presale-context.ts'
import { embedCode, embedUrl, shareUrl } from './presale-links.ts'
import classes from './share-dialog.module.css'
import { SharePicture } from './share-picture.tsx'
import { useSharePicture } from './use-share-picture.ts'

interface ShareDialogProps {
  view: PresaleView
  logo: string | undefined
  onClose: () => void
}

interface SendProps {
  url: string
  title: string
  /** Undefined until it is there, and where nobody draws it. */
  picture: File | undefined
}

function Send({ url, title, picture }: SendProps) {
  // Only some browsers hand pages over to other programs.
  if (typeof navigator.share !== 'function') return null
  const send = () => {
    const link: ShareData = { title, url }
    const whole: ShareData = picture ? { ...link, files: [picture] } : link
    // Of these some take no files.
    return navigator.share(navigator.canShare?.(whole) ? whole : link)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconShare2 size={16} stroke={1.6} />}
      // Closing the system's own dialog is a choice, not a failure.
      onClick={() => void send().catch(() => undefined)}
    >
      {m.presale_share_send()}
    </Button>
  )
}

/** A link to the presale, and a small frame of it for the project's own site. */
export default function ShareDialog({ view, logo, onClose }: ShareDialogProps) {
  const { presale, name, status } = view
  const isAhead = status.label === 'coming' || status.label === 'running'
  const url = shareUrl(presale)
  const title = m.presale_share_text({ name })
  const picture = useSharePicture(presale.address)
  const code = embedCode(embedUrl(presale.address), title)
  return (
    <Modal opened onClose={onClose} size={640} title={m.presale_share_title()}>
      <ReturnFocus />
      <div className={classes.root}>
        <CopyField label={m.presale_share_link()} value={url} copyLabel={m.presale_share_copy()} />
        <div className={classes.ways}>
          <Send url={url} title={title} picture={picture.data} />
          {/* Of a presale that is over the calendar has nothing. */}
          {!runtimeConfig.isStatic && isAhead && (
            <Button
              component="a"
              href={presaleCalendarUrl(api.baseUrl, {
                chain: activeChain.shortname,
                presale: presale.address,
                lang: getLocale(),
              })}
              variant="default"
              leftSection={<IconCalendarPlus size={16} stroke={1.6} aria-hidden />}
            >
              {m.presale_share_calendar()}
            </Button>
          )}
        </div>
        <SharePicture picture={picture} name={name} />
        <section className={classes.embed}>
          <h3>{m.presale_share_embed_title()}</h3>
          <p>{m.presale_share_embed_text()}</p>
          <div className={classes.preview}>
            <EmbedCard presale={presale} status={view.status} name={name} logo={logo} href={url} />
          </div>
          <Textarea
            label={m.presale_share_embed_code()}
            value={code}
            readOnly
            autosize
            classNames={{ input: classes.code ?? '' }}
            onFocus={(event) => event.currentTarget.select()}
            rightSection={<CopyButton value={code} label={m.presale_share_embed_copy()} />}
          />
        </section>
      </div>
    </Modal>
  )
}
