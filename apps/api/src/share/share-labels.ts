import type { Locale } from '@slipway/messages'
import { m as badgeTexts } from '@slipway/messages/features/badges'
import { m } from '@slipway/messages/features/share'
import type { BadgeKind } from '@slipway/sdk/badges/badge-kinds'
import type { ShareKind } from './schemas.ts'

type Word = (inputs: Record<never, never>, options: { locale: Locale }) => string

export const kindLabels: Readonly<Record<ShareKind, Word>> = {
  token: m.share_kind_token,
  presale: m.share_kind_presale,
  pool: m.share_kind_pool,
  airdrop: m.share_kind_airdrop,
  collection: m.share_kind_collection,
  lock: m.share_kind_lock,
  locks: m.share_kind_locks,
  owner: m.share_kind_owner,
}

/** Every state that one of the kinds can be in. */
export const stateLabels = {
  coming: m.share_state_coming,
  running: m.share_state_running,
  waiting: m.share_state_waiting,
  finished: m.share_state_finished,
  canceled: m.share_state_canceled,
  closed: m.share_state_closed,
  stopped: m.share_state_stopped,
  ended: m.share_state_ended,
  locked: m.share_state_locked,
  free: m.share_state_free,
  forever: m.share_state_forever,
} as const satisfies Record<string, Word>
export type ShareState = keyof typeof stateLabels

export const figureLabels = {
  supply: m.share_figure_supply,
  holders: m.share_figure_holders,
  taxes: m.share_figure_taxes,
  progress: m.share_figure_progress,
  people: m.share_figure_people,
  starts: m.share_figure_starts,
  ends: m.share_figure_ends,
  ended: m.share_figure_ended,
  stakers: m.share_figure_stakers,
  reward: m.share_figure_reward,
  minted: m.share_figure_minted,
  amount: m.share_figure_amount,
  unlocks: m.share_figure_unlocks,
  owner: m.share_figure_owner,
  tokens: m.share_figure_tokens,
  presales: m.share_figure_presales,
  locks: m.share_figure_locks,
} as const satisfies Record<string, Word>
export type ShareFigure = keyof typeof figureLabels

export const badgeLabels: Readonly<Record<BadgeKind, Word>> = {
  kyc: badgeTexts.badges_kind_kyc,
  audit: badgeTexts.badges_kind_audit,
  safu: badgeTexts.badges_kind_safu,
}
