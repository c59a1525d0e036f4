import type { Notification as Told } from '@slipway/api-client'
import { useEffect, useRef } from 'react'
import { useNotificationStore } from './notification-store.ts'

/** Whether this browser shows notifications of pages at all. */
export const canShowNotices = (): boolean => typeof Notification === 'function'

/** The words of all kinds load when they are needed first: the bell itself says none of them. */
async function show(told: readonly Told[]): Promise<void> {
  if (told.length === 0) return
  const { notificationName, notificationTexts } = await import('./notification-labels.ts')
  for (const one of told) {
    const notice = new Notification(notificationTexts[one.kind](), {
      body: notificationName(one),
      tag: one.id,
    })
    notice.onclick = () => window.focus()
  }
}

/** Shows what comes while the tab is in the background, where the user wanted it so. Nothing of the first answer is shown. */
export function useBrowserNotices(unread: readonly Told[], isLoaded: boolean): void {
  const isInBrowser = useNotificationStore((state) => state.isInBrowser)
  const known = useRef<ReadonlySet<string> | undefined>(undefined)
  useEffect(() => {
    if (!isLoaded) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...unread.map(({ id }) => id)])
    const isWanted = isInBrowser && canShowNotices() && Notification.permission === 'granted'
    if (!before || !isWanted || !document.hidden) return
    void show(unread.filter(({ id }) => !before.has(id)))
  }, [unread, isLoaded, isInBrowser])
}
