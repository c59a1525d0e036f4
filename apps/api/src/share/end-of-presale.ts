import type { PresaleDetail } from '../presale/detail-schemas.ts'

/** What is shared of a presale. */
export type SharedPresale = Pick<
  PresaleDetail,
  | 'address'
  | 'info'
  | 'token'
  | 'status'
  | 'total'
  | 'hardCap'
  | 'userCount'
  | 'startTime'
  | 'endTime'
  | 'listing'
>

/** When a presale is over: a full one with its finish; null for one that was stopped at a moment that nobody keeps. */
export function endOfPresale({ status, endTime, listing }: SharedPresale): number | null {
  const { label, reason } = status
  if (label === 'finished') return Math.min(endTime, listing?.finalizedAt ?? endTime)
  const ranOut = reason === 'softCapMissed' || reason === 'lapsed'
  return label === 'canceled' && !ranOut ? null : endTime
}
