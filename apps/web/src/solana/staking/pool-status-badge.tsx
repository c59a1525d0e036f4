import { m } from '@slipway/messages'
import type { SolanaPoolStatus } from '@slipway/sdk/solana/staking/solana-pool-status'
import { StatusBadge, type StatusTone } from '@slipway/ui/status-badge'

const looks: Readonly<Record<SolanaPoolStatus, { tone: StatusTone; text: () => string }>> = {
  coming: { tone: 'info', text: m.stakepage_status_coming },
  running: { tone: 'good', text: m.stakepage_status_running },
  closed: { tone: 'warn', text: m.stakepage_status_closed },
  ended: { tone: 'neutral', text: m.stakepage_status_ended },
}

/** Where a pool is by the cluster's clock. */
export function PoolStatusBadge({ status }: { status: SolanaPoolStatus }) {
  const { tone, text } = looks[status]
  return <StatusBadge tone={tone}>{text()}</StatusBadge>
}
