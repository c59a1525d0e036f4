import { ActionIcon } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconBell } from '@tabler/icons-react'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useConnection } from 'wagmi'
import { lazyPart } from '../core/lazy-part.ts'
import { useOpenedPart } from '../core/use-opened-part.ts'
import classes from './notification-bell.module.css'
import { followOtherTabs, useNotificationStore } from './notification-store.ts'
import { shownOf, unreadOf } from './unread.ts'
import { useBrowserNotices } from './use-browser-notices.ts'
import { useLiveNotifications, useNotifications } from './use-notifications.ts'

const loadPanel = () => import('./notification-panel.tsx')
const NotificationPanel = lazyPart(loadPanel)

/** Counts above this are shown as it with a plus. */
const MOST = 99

/**
 * Opens the notifications of the connected wallet and says how many nobody has read.
 * @param isOpened whether it was asked for before it was there
 */
export default function NotificationBell({ isOpened = false }: { isOpened?: boolean }) {
  const { address } = useConnection()
  const { opened, open, close } = useOpenedPart<true>(loadPanel)
  const button = useRef<HTMLButtonElement>(null)
  // It stands in for the button that asked for it: the focus was there, and comes back when the panel closes.
  useEffect(() => {
    if (!isOpened) return
    button.current?.focus()
    void open(true)
  }, [isOpened, open])
  const list = useNotifications(address)
  useLiveNotifications(address, list.watched)
  useEffect(followOtherTabs, [])
  const read = useNotificationStore((state) => state.read)[address?.toLowerCase() ?? '']
  const hidden = useNotificationStore((state) => state.hidden)
  const { data } = list
  const unread = useMemo(() => {
    const items = data?.pages.flatMap((page) => page.items) ?? []
    return unreadOf(shownOf(items, hidden), read ?? [], Math.floor(Date.now() / 1_000))
  }, [data, hidden, read])
  useBrowserNotices(unread, data !== undefined)
  const count = unread.length
  const label = count > 0 ? m.notification_button_unread({ count }) : m.notification_button()
  return (
    <>
      <ActionIcon
        ref={button}
        className={classes.button}
        aria-label={label}
        title={label}
        onClick={() => open(true)}
      >
        <IconBell size={19} stroke={1.6} aria-hidden />
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {count > MOST ? m.notification_most({ count: MOST }) : count}
          </span>
        )}
      </ActionIcon>
      <span className="sw-visually-hidden" role="status">
        {count > 0 && m.notification_unread({ count })}
      </span>
      {opened && (
        <Suspense>
          <NotificationPanel wallet={address} list={list} unread={unread} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
