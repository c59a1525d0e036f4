import { Checkbox, Switch } from '@mantine/core'
import { m } from '@slipway/messages'
import { useState } from 'react'
import { notificationGroups } from './notification-groups.ts'
import { groupNames } from './notification-labels.ts'
import classes from './notification-panel.module.css'
import { useNotificationStore } from './notification-store.ts'
import { canShowNotices } from './use-browser-notices.ts'

/** Whether the browser may show them, asked by a click alone. */
function InBrowser() {
  const isInBrowser = useNotificationStore((state) => state.isInBrowser)
  const setInBrowser = useNotificationStore((state) => state.setInBrowser)
  const [isRefused, setRefused] = useState(false)
  if (!canShowNotices()) return <p className={classes.note}>{m.notification_browser_missing()}</p>
  const change = async (isWanted: boolean) => {
    const isGranted = isWanted && (await Notification.requestPermission()) === 'granted'
    setRefused(isWanted && !isGranted)
    setInBrowser(isGranted)
  }
  return (
    <Switch
      label={m.notification_browser()}
      description={m.notification_browser_text()}
      error={isRefused && m.notification_browser_refused()}
      checked={isInBrowser}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}

/** Which kinds are shown and counted, and where. */
export function NotificationSettings() {
  const hidden = useNotificationStore((state) => state.hidden)
  const setHidden = useNotificationStore((state) => state.setHidden)
  return (
    <details className={classes.settings}>
      <summary>{m.notification_settings()}</summary>
      <fieldset className={classes.groups}>
        <legend>{m.notification_settings_kinds()}</legend>
        {notificationGroups.map((group) => (
          <Checkbox
            key={group}
            label={groupNames[group]()}
            checked={!hidden.includes(group)}
            onChange={(event) => setHidden(group, !event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <InBrowser />
    </details>
  )
}
