import { Button } from '@mantine/core'
import { formatBps, m } from '@slipway/messages'
import { listUnlockEvents } from '@slipway/sdk/lock/certificate/list-unlock-events'
import { formatCalendar } from '@slipway/sdk/shared/format-calendar'
import { CopyButton } from '@slipway/ui/copy-button'
import {
  IconCalendarPlus,
  IconFileDownload,
  IconPhotoDown,
  IconPrinter,
  IconRefresh,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { activeChain } from '../../shell/active-chain.ts'
import classes from './certificate.module.css'
import { isOver, lockedText, untilText } from './certificate-labels.ts'
import type { CertificateView } from './certificate-view.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { saveBlob } from './save-blob.ts'

const nameOf = ({ certificate }: CertificateView, ending: string) =>
  `lock-${certificate.id}-block-${certificate.block.number}.${ending}`

function saveCertificate(view: CertificateView): void {
  const text = `${JSON.stringify(view.certificate, null, 2)}\n`
  saveBlob(nameOf(view, 'json'), new Blob([text], { type: 'application/json' }))
}

function saveCalendar(view: CertificateView, url: string): void {
  const { certificate, lock } = view
  const amount = lockedText(view)
  const events = listUnlockEvents(activeChain.chainId, lock, {
    summary: (share) => m.certificate_event({ amount, share: formatBps(share) }),
    description: m.certificate_event_text({ owner: lock.owner, chain: activeChain.name }),
    url,
  })
  const name = m.certificate_calendar_name({ amount })
  const text = formatCalendar({ name, events, stampedAt: certificate.block.timestamp })
  saveBlob(`lock-${certificate.id}.ics`, new Blob([text], { type: 'text/calendar' }))
}

async function savePicture(view: CertificateView): Promise<void> {
  const { certificate } = view
  const picture = await drawSharePicture({
    title: isOver(view) ? m.certificate_picture_title_ended() : m.certificate_picture_title(),
    amount: lockedText(view),
    until: untilText(view),
    network: activeChain.name,
    foot: m.certificate_picture_foot({
      site: window.location.host,
      number: certificate.block.number,
    }),
  })
  saveBlob(nameOf(view, 'png'), picture)
}

interface ActionsProps {
  view: CertificateView
  url: string
  isRenewing: boolean
  onRenew: () => void
}

/** What can be done with a certificate. */
export function CertificateActions({ view, url, isRenewing, onRenew }: ActionsProps) {
  const picture = useMutation({ mutationFn: () => savePicture(view) })
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <div className={classes.actions}>
      <Button loading={isRenewing} leftSection={<IconRefresh {...icon} />} onClick={onRenew}>
        {m.certificate_renew()}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileDownload {...icon} />}
        onClick={() => saveCertificate(view)}
      >
        {m.certificate_download()}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter {...icon} />}
        onClick={() => window.print()}
      >
        {m.certificate_print()}
      </Button>
      <Button
        variant="default"
        loading={picture.isPending}
        leftSection={<IconPhotoDown {...icon} />}
        onClick={() => picture.mutate()}
      >
        {m.certificate_picture()}
      </Button>
      {!view.facts.isForever && !isOver(view) && (
        <Button
          variant="default"
          leftSection={<IconCalendarPlus {...icon} />}
          onClick={() => saveCalendar(view, url)}
        >
          {m.certificate_calendar()}
        </Button>
      )}
      <p className={classes.link}>
        <span>{m.certificate_link()}</span>
        <CopyButton value={url} label={m.certificate_link_copy()} />
      </p>
      {picture.error && <p role="alert">{m.certificate_picture_failed()}</p>}
    </div>
  )
}
