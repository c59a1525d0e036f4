import { Button, Drawer, NativeSelect, Skeleton } from '@mantine/core'
import type { Notification } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { useEffect, useState } from 'react'
import { AppLink } from '../core/app-link.tsx'
import { IndexAway } from '../core/index-away.tsx'
import { groupOf, notificationGroups } from './notification-groups.ts'
import { groupNames } from './notification-labels.ts'
import classes from './notification-panel.module.css'
import { NotificationRow } from './notification-row.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { useNotificationStore } from './notification-store.ts'
import { shownOf } from './unread.ts'
import type { useNotifications } from './use-notifications.ts'

interface NotificationPanelProps {
  wallet: string | undefined
  list: ReturnType<typeof useNotifications>
  unread: readonly Notification[]
  onClose: () => void
}

/** Which of them are shown: all, what can be done, or what belongs to one group. */
const isChosen = (one: Notification, choice: string) =>
  choice === 'all' || (choice === 'due' ? one.isDue : groupOf(one) === choice)

function Waiting() {
  return (
    <div className={classes.waiting} role="status" aria-label={m.shell_loading()}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} height={60} />
      ))}
    </div>
  )
}

type OwnListProps = Omit<NotificationPanelProps, 'wallet'> & { wallet: string }

function OwnList({ wallet, list, unread, onClose }: OwnListProps) {
  const [choice, setChoice] = useState('all')
  const hidden = useNotificationStore((state) => state.hidden)
  const markRead = useNotificationStore((state) => state.markRead)
  const shown = shownOf(list.items, hidden).filter((one) => isChosen(one, choice))
  const isUnread = new Set(unread.map(({ id }) => id))
  const { refetch } = list
  useEffect(() => {
    // Rewards accrue and locks open by the clock alone: no event tells of them.
    void refetch()
  }, [refetch])
  return (
    <>
      <div className={classes.tools}>
        <NativeSelect
          aria-label={m.notification_filter()}
          value={choice}
          onChange={(event) => setChoice(event.currentTarget.value)}
          data={[
            { value: 'all', label: m.notification_filter_all() },
            { value: 'due', label: m.notification_filter_due() },
            ...notificationGroups
              .filter((group) => !hidden.includes(group))
              .map((value) => ({ value, label: groupNames[value]() })),
          ]}
        />
        <Button
          variant="default"
          disabled={unread.length === 0}
          onClick={() =>
            markRead(
              wallet,
              unread.map(({ id }) => id),
            )
          }
        >
          {m.notification_read_all()}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={m.notification_none_title()} text={m.notification_none_text()} />
      ) : (
        <ul className={classes.list} aria-label={m.notification_title()}>
          {shown.map((one) => (
            <NotificationRow
              key={one.id}
              notification={one}
              owner={wallet}
              isUnread={isUnread.has(one.id)}
              onOpen={() => {
                markRead(wallet, [one.id])
                onClose()
              }}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {m.lock_list_more()}
        </Button>
      )}
      {list.isCut && <NoticeBox>{m.portfolio_due_cut()}</NoticeBox>}
    </>
  )
}

function Body(props: NotificationPanelProps) {
  const { wallet, list } = props
  if (wallet === undefined)
    return <EmptyState title={m.notification_nobody_title()} text={m.notification_nobody_text()} />
  if (list.data) return <OwnList {...props} wallet={wallet} />
  if (!list.isError) return <Waiting />
  return (
    <ErrorState
      title={m.notification_failed_title()}
      text={<IndexAway rest={m.notification_failed_text()} />}
      onRetry={() => void list.refetch()}
      isRetrying={list.isFetching}
    />
  )
}

/** What the wallet can do now and what happened around what it has, with the settings of it. */
export default function NotificationPanel(props: NotificationPanelProps) {
  return (
    <Drawer
      opened
      onClose={props.onClose}
      position="right"
      size={420}
      title={m.notification_title()}
    >
      <ReturnFocus />
      <div className={classes.root}>
        <Body {...props} />
        <p className={classes.note}>
          {m.notification_lists()}{' '}
          <AppLink to="/portfolio" onClick={props.onClose}>
            {m.shell_route_portfolio()}
          </AppLink>
        </p>
        <NotificationSettings />
      </div>
    </Drawer>
  )
}
