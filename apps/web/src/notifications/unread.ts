import type { Notification } from '@slipway/api-client'
import { groupOf, type NotificationGroup } from './notification-groups.ts'

/** Read ones that are remembered of a wallet: more than the API ever lists. */
const KEPT = 2_000
/** News that are older than this were news before this browser came: they count as read. */
const STALE_SECONDS = 14 * 86_400

/** Ids that were read, with more of them; the oldest are forgotten first. */
export const readMore = (read: readonly string[], ids: readonly string[]): readonly string[] => {
  const more = new Set(ids)
  return [...read.filter((id) => !more.has(id)), ...more].slice(-KEPT)
}

/** What is shown at all. */
export const shownOf = (
  items: readonly Notification[],
  hidden: readonly NotificationGroup[],
): readonly Notification[] => items.filter((one) => !hidden.includes(groupOf(one)))

/** What of it nobody has read. @param now unix seconds */
export function unreadOf(
  items: readonly Notification[],
  read: readonly string[],
  now: number,
): readonly Notification[] {
  const known = new Set(read)
  return items.filter(({ id, isDue, at }) => !known.has(id) && (isDue || at > now - STALE_SECONDS))
}
