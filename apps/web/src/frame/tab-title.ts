import { m } from '@slipway/messages'
import { findRoute } from '../core/match-route.ts'
import type { Tab } from '../core/tab-list.ts'

/** What a tab is called: by its page if that named it, else by its route. */
export function tabTitle(tab: Pick<Tab, 'key' | 'title'>): string {
  return tab.title ?? findRoute(tab.key)?.title() ?? tab.key
}

/** Title of the window: the route's title followed by the product's. */
export function documentTitle(title: string): string {
  return `${title} – ${m.shell_product()}`
}
