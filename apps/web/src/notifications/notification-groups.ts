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

/** The group of each subject: offers of slots belong to presales, and of a token nothing but badges is told. */
const groupOfSubject: Readonly<Record<Notification['subject'], NotificationGroup>> = {
  token: 'badge',
  presale: 'presale',
  lock: 'lock',
  pool: 'pool',
  collection: 'collection',
  airdrop: 'airdrop',
  offer: 'presale',
}

/** Which group a notification belongs to: badges to their own, whatever contract they are of. */
export const groupOf = ({ kind, subject }: Notification): NotificationGroup =>
  kind === 'badgeGranted' || kind === 'badgeEnded' ? 'badge' : groupOfSubject[subject]
