import { Button } from '@mantine/core'
import { formatBps, m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import {
  IconCalendarPlus,
  IconFileDownload,
  IconPhotoDown,
  IconPrinter,
  IconRefresh,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import classes from './certificate.module.css'
import { isOver, lockedText, untilText, wholeText } from './certificate-labels.ts'
import type { CertificateView } from './certificate-view.ts'

/** What a file made of a certificate is called. */
const fileNameOf = ({ certificate }: CertificateView, ending: string): string =>
  `lock-${certificate.id}-block-${certificate.block.number}.${ending}`

/** Hands a file to the browser's downloads. */
function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Hands a certificate over as a picture to share; what draws it is loaded for that. */
async function savePicture(view: CertificateView): Promise<void> {
  const { drawSharePicture } = await withChunkTimeout(import('./draw-share-picture.ts'))
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
  saveBlob(fileNameOf(view, 'png'), picture)
}

/** Hands the dates at which a lock comes free over as a calendar; what writes it is loaded for that. */
async function saveCalendar(view: CertificateView, url: string): Promise<void> {
  const [{ listUnlockEvents }, { formatCalendar }] = await withChunkTimeout(
    Promise.all([
      import('@slipway/sdk/lock/certificate/list-unlock-events'),
      import('@slipway/sdk/shared/format-calendar'),
    ]),
  )
  const { certificate, lock } = view
  const amount = wholeText(view)
  const events = listUnlockEvents(activeChain.chainId, lock, {
    summary: (share) => m.certificate_event({ amount, share: formatBps(share) }),
    description: m.certificate_event_text({ owner: lock.owner, chain: activeChain.name }),
    url,
  })
  const name = m.certificate_calendar_name({ amount })
  const text = formatCalendar({ name, events, stampedAt: certificate.block.timestamp })
  saveBlob(`lock-${certificate.id}.ics`, new Blob([text], { type: 'text/calendar' }))
}

function saveCertificate(view: CertificateView): void {
  const text = `${JSON.stringify(view.certificate, null, 2)}\n`
  saveBlob(fileNameOf(view, 'json'), new Blob([text], { type: 'application/json' }))
}

interface ActionsProps {
  view: CertificateView
  url: string
  isRenewing: boolean
  onRenew: () => void
}

/** What can be done with a certificate. It loads on demand: until the check has held there is nothing to be done. */
export default function CertificateActions({ view, url, isRenewing, onRenew }: ActionsProps) {
  const picture = useMutation({ mutationFn: () => savePicture(view) })
  const calendar = useMutation({ mutationFn: () => saveCalendar(view, url) })
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
          loading={calendar.isPending}
          onClick={() => calendar.mutate()}
        >
          {m.certificate_calendar()}
        </Button>
      )}
      <p className={classes.link}>
        <span>{m.certificate_link()}</span>
        <CopyButton value={url} label={m.certificate_link_copy()} />
      </p>
      {picture.error && <p role="alert">{m.certificate_picture_failed()}</p>}
      {calendar.error && <p role="alert">{m.shell_chunk_text()}</p>}
    </div>
  )
}
