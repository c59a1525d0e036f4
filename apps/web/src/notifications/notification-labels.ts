import type { Notification } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { titleOf } from '../entries/entry.ts'
import { pathOf } from '../entries/paths.ts'
import { dueTexts } from '../portfolio/due-entries.ts'
import type { NotificationGroup } from './notification-groups.ts'

export const groupNames: Readonly<Record<NotificationGroup, () => string>> = {
  presale: m.notification_group_presale,
  lock: m.notification_group_lock,
  pool: m.notification_group_pool,
  airdrop: m.notification_group_airdrop,
  collection: m.notification_group_collection,
  badge: m.notification_group_badge,
}

/** What a notification says. */
export const notificationTexts: Readonly<Record<Notification['kind'], () => string>> = {
  ...dueTexts,
  presaleFilled: m.notification_presaleFilled,
  presaleEnded: m.notification_presaleEnded,
  presaleFinished: m.notification_presaleFinished,
  presaleCanceled: m.notification_presaleCanceled,
  lockOpens: m.notification_lockOpens,
  poolEnds: m.notification_poolEnds,
  poolFunded: m.notification_poolFunded,
  poolChanged: m.notification_poolChanged,
  poolStopped: m.notification_poolStopped,
  collectionSold: m.notification_collectionSold,
  slotSold: m.notification_slotSold,
  airdropReceived: m.notification_airdropReceived,
  badgeGranted: m.notification_badgeGranted,
  badgeEnded: m.notification_badgeEnded,
}

/** What it concerns. */
export const notificationName = ({ name, asset, subject, address }: Notification): string =>
  titleOf(name ?? (subject === 'lock' ? asset?.symbol : null), address)

/** Page on which it is done or seen. @param owner whose notification it is: locks are found by it */
export const notificationPath = (one: Notification, owner: string): string =>
  pathOf({ ...one, kind: one.subject, owner })
