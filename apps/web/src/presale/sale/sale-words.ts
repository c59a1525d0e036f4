import type { PresaleSummary } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { salePages } from '@slipway/sdk/navigation/sale-path'
import type { StatusTone } from '@slipway/ui/status-badge'

export type SaleStatus = PresaleSummary['status']
export type SaleKind = PresaleSummary['kind']
export type SaleBadge = PresaleSummary['badges'][number]

/** The words for a kind of sale, and the address of its page (specification section 2). */
export const saleKinds: Readonly<
  Record<SaleKind, { name: () => string; short: () => string; path: string }>
> = {
  normal: {
    name: m.sale_kind_normal,
    short: m.sale_kind_short_normal,
    path: salePages.normal,
  },
  fair: {
    name: m.sale_kind_fair,
    short: m.sale_kind_short_fair,
    path: salePages.fair,
  },
  private: {
    name: m.sale_kind_private,
    short: m.sale_kind_short_private,
    path: salePages.private,
  },
}

/** The four labels of the specification; a sale that nobody finished yet still runs (S-51). */
export const statusLabels: Readonly<Record<SaleStatus['label'], () => string>> = {
  coming: m.sale_status_coming,
  running: m.sale_status_running,
  waiting: m.sale_status_running,
  finished: m.sale_status_finished,
  canceled: m.sale_status_canceled,
}

export const statusTones: Readonly<Record<SaleStatus['label'], StatusTone>> = {
  coming: 'info',
  running: 'good',
  waiting: 'warn',
  finished: 'neutral',
  canceled: 'bad',
}

const shortReasons: Readonly<Record<SaleStatus['reason'], (() => string) | undefined>> = {
  none: undefined,
  owner: m.sale_reason_short_owner,
  softCapMissed: m.sale_reason_short_softCapMissed,
  lapsed: m.sale_reason_short_lapsed,
  unsellable: m.sale_reason_short_unsellable,
  removed: m.sale_reason_short_removed,
}

/** Why it stands so, in a few words; nothing where the label says it all. */
export function shortReason({ label, reason }: SaleStatus): string | undefined {
  return label === 'waiting' ? m.sale_reason_waiting() : shortReasons[reason]?.()
}

export const badgeLabels: Readonly<Record<SaleBadge, () => string>> = {
  platformToken: m.sale_badge_platformToken,
  verifiedSource: m.sale_badge_verifiedSource,
  inviterReward: m.sale_badge_inviterReward,
  vesting: m.sale_badge_vesting,
  whitelist: m.sale_badge_whitelist,
  burnsUnsold: m.sale_badge_burnsUnsold,
}
