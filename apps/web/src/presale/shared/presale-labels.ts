import type { PresaleSummary } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { presalePages } from '@slipway/sdk/navigation/presale-path'
import type { StatusTone } from '@slipway/ui/status-badge'

export type PresaleStatus = PresaleSummary['status']
export type PresaleKind = PresaleSummary['kind']
export type PresaleBadge = PresaleSummary['badges'][number]

/** The words for a kind of presale, and the address of its page (specification section 2). */
export const presaleKinds: Readonly<
  Record<PresaleKind, { name: () => string; short: () => string; path: string }>
> = {
  normal: {
    name: m.presale_kind_normal,
    short: m.presale_kind_short_normal,
    path: presalePages.normal,
  },
  fair: {
    name: m.presale_kind_fair,
    short: m.presale_kind_short_fair,
    path: presalePages.fair,
  },
  private: {
    name: m.presale_kind_private,
    short: m.presale_kind_short_private,
    path: presalePages.private,
  },
}

/** The four labels of the specification, and what of a presale that still runs by its state is over by its clock (S-51). */
export const statusLabels: Readonly<Record<PresaleStatus['label'], () => string>> = {
  coming: m.presale_status_coming,
  running: m.presale_status_running,
  waiting: m.presale_status_waiting,
  finished: m.presale_status_finished,
  canceled: m.presale_status_canceled,
}

export const statusTones: Readonly<Record<PresaleStatus['label'], StatusTone>> = {
  coming: 'info',
  running: 'good',
  waiting: 'warn',
  finished: 'neutral',
  canceled: 'bad',
}

const shortReasons: Readonly<Record<PresaleStatus['reason'], (() => string) | undefined>> = {
  none: undefined,
  owner: m.presale_reason_short_owner,
  softCapMissed: m.presale_reason_short_softCapMissed,
  lapsed: m.presale_reason_short_lapsed,
  unsellable: m.presale_reason_short_unsellable,
  removed: m.presale_reason_short_removed,
}

/** Why it stands so, in a few words; nothing where the label says it all. */
export function shortReason({ reason }: PresaleStatus): string | undefined {
  return shortReasons[reason]?.()
}

export const badgeLabels: Readonly<Record<PresaleBadge, () => string>> = {
  platformToken: m.presale_badge_platformToken,
  verifiedSource: m.presale_badge_verifiedSource,
  inviterReward: m.presale_badge_inviterReward,
  vesting: m.presale_badge_vesting,
  whitelist: m.presale_badge_whitelist,
  burnsUnsold: m.presale_badge_burnsUnsold,
}
