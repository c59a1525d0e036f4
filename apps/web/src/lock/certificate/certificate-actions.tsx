import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import {
  IconCalendarPlus,
  IconFileDownload,
  IconPhotoDown,
  IconPrinter,
  IconRefresh,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { withChunkTimeout } from '../../shell/lazy-part.ts'
import classes from './certificate.module.css'
import { isOver } from './certificate-labels.ts'
import type { CertificateView } from './certificate-view.ts'
import { fileNameOf } from './file-name-of.ts'
import { saveBlob } from './save-blob.ts'

// What a press asks for, with what draws and writes it.
async function savePicture(view: CertificateView): Promise<void> {
  const part = await withChunkTimeout(import('./save-picture.ts'))
  await part.savePicture(view)
}

async function saveCalendar(view: CertificateView, url: string): Promise<void> {
  const part = await withChunkTimeout(import('./save-calendar.ts'))
  part.saveCalendar(view, url)
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

/** What can be done with a certificate. */
export function CertificateActions({ view, url, isRenewing, onRenew }: ActionsProps) {
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
