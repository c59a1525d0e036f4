import type { Notification } from '@slipway/api-client'

/** What a notification is about, in the order of the menu. */
export const notificationGroups = [
  'presale',
  'lock',
  'pool',
  'airdrop',
  'collection',
  'badge',
] as const
export type NotificationGroup = (typeof notificationGroups)[number]

export const isNotificationGroup = (text: string): text is NotificationGroup =>
  notificationGroups.some((group) => group === text)

/** Which group a notification belongs to: offers of slots to presales, badges to none of their contracts. */
export function groupOf({ kind, subject }: Notification): NotificationGroup {
  if (kind === 'badgeGranted' || kind === 'badgeEnded' || subject === 'token') return 'badge'
  return subject === 'offer' ? 'presale' : subject
}
