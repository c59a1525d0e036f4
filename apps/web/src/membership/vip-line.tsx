import { formatTime, m } from '@slipway/messages'
import type { Membership } from '@slipway/sdk/vip/types'
import { type MembershipState, membershipStateAt } from '@slipway/sdk/vip/vip-math'

const texts: Readonly<Record<MembershipState, (when: { time: string }) => string>> = {
  none: () => m.vip_account_none(),
  member: m.vip_account_until,
  ending: m.vip_account_ending,
  expired: m.vip_account_expired,
}

/** Where a membership stands, in a line. */
export function VipLine({ vip }: { vip: Membership }) {
  return texts[membershipStateAt(vip, vip.readAt)]({ time: formatTime(vip.expiresAt) })
}
