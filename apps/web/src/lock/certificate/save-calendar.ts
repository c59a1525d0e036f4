import { formatBps, m } from '@slipway/messages'
import { listUnlockEvents } from '@slipway/sdk/lock/certificate/list-unlock-events'
import { formatCalendar } from '@slipway/sdk/shared/format-calendar'
import { activeChain } from '../../shell/active-chain.ts'
import { lockedText } from './certificate-labels.ts'
import type { CertificateView } from './certificate-view.ts'
import { saveBlob } from './save-blob.ts'

/** Hands the dates at which a lock comes free over as a calendar. */
export function saveCalendar(view: CertificateView, url: string): void {
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
