import { Activity, useEffect, useLayoutEffect, useRef } from 'react'
import { liveTabs, type Tab } from '../core/tab-list.ts'
import { useTabsStore } from '../core/tabs-store.ts'
import { isTabPage } from './is-tab-page.ts'
import { useSettings } from './settings-store.ts'
import { TabPage } from './tab-page.tsx'
import { useCurrentPage } from './use-current-page.ts'

/**
 * Renders the shown page and keeps the recently shown ones alive behind it: their form, filter and
 * scroll state stays, their effects (polling, subscriptions) stop. Closing a tab frees it.
 */
export function KeepAlive() {
  const page = useCurrentPage()
  const { multiTab } = useSettings()
  const tabs = useTabsStore((state) => state.tabs)
  const open = useTabsStore((state) => state.open)
  const recent = useRef<string[]>([])
  useStartOfPage(page.key)
  const isTab = multiTab && isTabPage(page)

  useLayoutEffect(() => {
    if (isTab) open(page)
  }, [isTab, open, page])

  if (!isTab) return <TabPage key={page.key} tab={page} />
  recent.current = liveTabs(recent.current, page.key, [...tabs, page])
  const live = recent.current
  // The order of the bar, not of use: moving a hidden page in the document would remount it.
  const mounted = withPage(tabs, page).filter((tab) => live.includes(tab.key) && tab.routeId !== '')
  return mounted.map((tab) => (
    <Activity key={tab.key} mode={tab.key === page.key ? 'visible' : 'hidden'}>
      <TabPage tab={tab} />
    </Activity>
  ))
}

/** The open tabs with the shown page's newest address, also before the store has heard of it. */
function withPage(tabs: readonly Tab[], page: Tab): Tab[] {
  const known = tabs.some((tab) => tab.key === page.key)
  return known
    ? tabs.map((tab) => (tab.key === page.key ? { ...tab, ...page, title: tab.title } : tab))
    : [...tabs, page]
}

/**
 * Gives the focus to the start of a page that somebody has just come to: the link that led there may be gone, and a
 * screen reader would go on in the page before. A page that gave the focus to a part of itself keeps it there, and so
 * does the bar of opened pages.
 */
function useStartOfPage(key: string): void {
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const main = document.getElementById('content')
    const focused = document.activeElement
    const isWithin = main?.contains(focused) && focused !== main && focused?.checkVisibility()
    if (isWithin || focused?.closest('[data-tabs]')) return
    main?.focus({ preventScroll: true })
  }, [key])
}
