import { m } from '@slipway/messages'
import { StatusBadge, type StatusTone } from '@slipway/ui/status-badge'
import type { AirdropStatus } from './types.ts'

const looks: Readonly<Record<AirdropStatus, { tone: StatusTone; text: () => string }>> = {
  coming: { tone: 'info', text: m.airlist_state_coming },
  running: { tone: 'good', text: m.airlist_state_running },
  finished: { tone: 'neutral', text: m.airlist_state_finished },
  paid: { tone: 'neutral', text: m.solana_airdrop_state_paid },
}

/** Whether an airdrop pays. */
export const AirdropStatusBadge = ({ status }: { status: AirdropStatus }) => (
  <StatusBadge tone={looks[status].tone}>{looks[status].text()}</StatusBadge>
)
