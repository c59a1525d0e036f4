import type { Badge } from '@slipway/api-client'
import { m } from '@slipway/messages'

/** What each badge is called; apart from what it says, because every list has the names. */
export const badgeKindNames: Readonly<Record<Badge['kind'], () => string>> = {
  kyc: m.badges_kind_kyc,
  audit: m.badges_kind_audit,
  safu: m.badges_kind_safu,
}
