import { m } from '@slipway/messages'
import { StatusBadge, type StatusTone } from '@slipway/ui/status-badge'
import type { AirdropState } from './airdrop-state.ts'

const looks: Readonly<Record<AirdropState, { tone: StatusTone; text: () => string }>> = {
  coming: { tone: 'info', text: m.airlist_state_coming },
  running: { tone: 'good', text: m.airlist_state_running },
  finished: { tone: 'neutral', text: m.airlist_state_finished },
}

/** Name of a state. */
export const airdropStateText = (state: AirdropState): string => looks[state].text()

/** Where an airdrop stands. */
export function AirdropStateBadge({ state }: { state: AirdropState }) {
  return <StatusBadge tone={looks[state].tone}>{airdropStateText(state)}</StatusBadge>
}
