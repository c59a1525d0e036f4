import { findRoute } from '../core/match-route.ts'
import type { Tab } from '../core/tab-list.ts'

/** Whether a page is listed in the bar of tabs: all but those that the list of routes leaves out, and what is no page. */
export const isTabPage = ({ key, routeId }: Tab): boolean =>
  routeId !== '__root__' && !findRoute(key)?.noTab
