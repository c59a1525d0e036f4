import { m } from '@slipway/messages'
import { StatusBadge, type StatusTone } from '@slipway/ui/status-badge'
import type { LockState } from './lock-state.ts'

const looks: Readonly<Record<LockState, { tone: StatusTone; text: () => string }>> = {
  locked: { tone: 'info', text: m.lock_state_locked },
  releasing: { tone: 'info', text: m.lock_state_releasing },
  free: { tone: 'warn', text: m.lock_state_free },
  forever: { tone: 'good', text: m.lock_state_forever },
  ended: { tone: 'neutral', text: m.lock_state_ended },
}

/** Name of a state. */
export const lockStateText = (state: LockState): string => looks[state].text()

/** Where a lock stands. */
export function LockStateBadge({ state }: { state: LockState }) {
  return <StatusBadge tone={looks[state].tone}>{lockStateText(state)}</StatusBadge>
}
