import type { Notification } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { TimeText } from '@slipway/ui/time-text'
import { useEntryChain } from '../core/use-entry-chain.ts'
import { EntryAmount } from '../entries/entry-amount.tsx'
import { EntryLink } from '../entries/entry-link.tsx'
import { notificationName, notificationPath, notificationTexts } from './notification-labels.ts'
import classes from './notification-panel.module.css'

interface NotificationRowProps {
  notification: Notification
  owner: string
  isUnread: boolean
  onOpen: () => void
}

/** One notification: what, about what, how much, since when; it leads to where it is done. */
export function NotificationRow({ notification, owner, isUnread, onOpen }: NotificationRowProps) {
  const { chainId, kind, isDue, asset, amount, at } = notification
  const chain = useEntryChain(chainId)
  return (
    <li className={classes.row} data-unread={isUnread} data-kind={kind}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the link inside has the key and the name */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on the link arrives here as a click */}
      <span className={classes.text} onClick={onOpen}>
        <EntryLink
          chainId={chainId}
          path={notificationPath(notification, owner)}
          className={classes.link}
        >
          {notificationTexts[kind]()}
          {isUnread && <span className="sw-visually-hidden"> {m.notification_is_unread()}</span>}
        </EntryLink>
        <span className={classes.quiet}>
          {[notificationName(notification), chain?.name].filter(Boolean).join(' · ')}
        </span>
        <span className={classes.quiet}>
          {isDue && m.notification_since()} <TimeText at={at} utc="tooltip" />
        </span>
      </span>
      {asset && amount !== null && (
        <span className={classes.amount}>
          <EntryAmount chainId={chainId} asset={asset} units={amount} />
        </span>
      )}
    </li>
  )
}
