import { m } from '@slipway/messages'
import type { PoolStatus } from '@slipway/sdk/staking/pool-status'
import { StatusBadge, type StatusTone } from '@slipway/ui/status-badge'

/** Where a pool is, in a word. */
export const poolStatusTexts: Readonly<Record<PoolStatus, () => string>> = {
  coming: m.stakepage_status_coming,
  running: m.stakepage_status_running,
  closed: m.stakepage_status_closed,
  ended: m.stakepage_status_ended,
  stopped: m.stakepage_status_stopped,
}

const tones: Readonly<Record<PoolStatus, StatusTone>> = {
  coming: 'info',
  running: 'good',
  closed: 'warn',
  ended: 'neutral',
  stopped: 'bad',
}

/** Where a pool is by the clock. */
export function PoolStatusBadge({ status }: { status: PoolStatus }) {
  return <StatusBadge tone={tones[status]}>{poolStatusTexts[status]()}</StatusBadge>
}
