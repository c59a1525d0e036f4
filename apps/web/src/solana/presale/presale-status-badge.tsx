import { m } from '@slipway/messages'
import type { SolanaPresaleLabel } from '@slipway/sdk/solana/presale/solana-presale-status'
import type { SolanaCancelReason } from '@slipway/sdk/solana/presale/types'
import { StatusBadge, type StatusTone } from '@slipway/ui/status-badge'
import type { PresaleStatus } from './types.ts'

const looks: Readonly<Record<SolanaPresaleLabel, { tone: StatusTone; text: () => string }>> = {
  coming: { tone: 'info', text: m.presale_status_coming },
  running: { tone: 'good', text: m.presale_status_running },
  waiting: { tone: 'warn', text: m.presale_status_waiting },
  finished: { tone: 'neutral', text: m.presale_status_finished },
  canceled: { tone: 'bad', text: m.presale_status_canceled },
}

const shortReasons: Readonly<Record<SolanaCancelReason, (() => string) | undefined>> = {
  none: undefined,
  owner: m.presale_reason_short_owner,
  softCapMissed: m.presale_reason_short_softCapMissed,
  lapsed: m.presale_reason_short_lapsed,
  removed: m.presale_reason_short_removed,
}

interface PresaleStatusBadgeProps {
  status: PresaleStatus
  /** Leaves the reason to another place of the page. */
  isBare?: boolean
}

/** Where a presale stands, with the reason where it is canceled. */
export function PresaleStatusBadge({ status, isBare = false }: PresaleStatusBadgeProps) {
  const { tone, text } = looks[status.label]
  const reason = isBare ? undefined : shortReasons[status.reason]?.()
  return (
    <>
      <StatusBadge tone={tone}>{text()}</StatusBadge>
      {reason && <small> {reason}</small>}
    </>
  )
}
