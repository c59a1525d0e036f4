import { m } from '@slipway/messages'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { addressOf } from '../core/address-of.ts'
import { findRoute } from '../core/match-route.ts'
import type { CloseScope, Tab, TabNotice } from '../core/tab-list.ts'
import { useTabsStore } from '../core/tabs-store.ts'
import classes from './tab-bar.module.css'
import { TabBarItem } from './tab-bar-item.tsx'
import { useCurrentPage } from './use-current-page.ts'

const noticeTexts: Readonly<Record<TabNotice, () => string>> = {
  'last-tab': m.shell_tab_last,
  'none-left': m.shell_tab_none_left,
  'none-right': m.shell_tab_none_right,
}

/** Shows a tab at the address that it was left at, filters and paging included. */
function useGoToTab(): (tab: Tab) => void {
  const navigate = useNavigate()
  return useCallback((tab) => void navigate({ href: addressOf(tab.key, tab.search) }), [navigate])
}

/**
 * The opened pages. A list of links, not an ARIA tablist: each has an address of its own, opens in
 * a new window, and carries a close button, which a tablist may not hold.
 */
export function TabBar() {
  const tabs = useTabsStore((state) => state.tabs)
  const notice = useTabsStore((state) => state.notice)
  const close = useTabsStore((state) => state.close)
  const dismiss = useTabsStore((state) => state.dismissNotice)
  const { key } = useCurrentPage()
  const goTo = useGoToTab()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(dismiss, 4_000)
    return () => clearTimeout(timer)
  }, [notice, dismiss])

  // The page that was just arrived at is listed a moment after it is shown.
  const isListed = tabs.some((tab) => tab.key === key)
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${CSS.escape(key)}"]`)
    if (!isListed || !tab) return
    // Asked once the page is drawn: at once, the browser would lay out all of it for an answer before the press is over.
    const watch = new IntersectionObserver(([entry]) => {
      watch.disconnect()
      if (entry && entry.intersectionRatio < 1)
        tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    watch.observe(tab)
    return () => watch.disconnect()
  }, [key, isListed])

  const act = (scope: CloseScope, anchor: string) => {
    const next = close(scope, anchor, key)
    if (next) goTo(next)
    list.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus()
  }

  return (
    <nav className={classes.root} aria-label={m.shell_tabs()} data-tabs>
      <ul ref={list} className={classes.list}>
        {tabs
          .filter((tab) => findRoute(tab.key))
          .map((tab) => (
            <TabBarItem key={tab.key} tab={tab} isShown={tab.key === key} onClose={act} />
          ))}
      </ul>
      <output className={classes.notice}>{notice && noticeTexts[notice]()}</output>
    </nav>
  )
}
