import type { SlotOffer } from '@slipway/api-client'
import { StatusBadge } from '@slipway/ui/status-badge'
import { offerStatus, slotStatusTexts, slotStatusTones } from './slot-labels.ts'

/** Where an offer stands (settled S-58). */
export function SlotStatusBadge({ offer }: { offer: SlotOffer }) {
  const status = offerStatus(offer)
  return <StatusBadge tone={slotStatusTones[status]}>{slotStatusTexts[status]()}</StatusBadge>
}
