import type { RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router'
import { createContext, use } from 'react'
import type { Tab } from './tab-list.ts'

type Tree = RegisteredRouter['routeTree']

export const TabContext = createContext<Tab | undefined>(undefined)

/** The tab that a screen renders in. */
export function useTab(): Tab {
  const tab = use(TabContext)
  if (!tab) throw new Error('A screen rendered outside a tab.')
  return tab
}

/**
 * Path parameters of the own tab. Screens use this and never `Route.useParams`: a hidden tab's
 * route is not the router's current one.
 * @param _routeId the screen's own route, for its types
 */
export function useTabParams<Id extends RouteIds<Tree>>(
  _routeId: Id,
): RouteById<Tree, Id>['types']['allParams'] {
  return useTab().params as RouteById<Tree, Id>['types']['allParams']
}

/**
 * Validated query of the own tab; see `useTabParams`.
 * @param _routeId the screen's own route, for its types
 */
export function useTabSearch<Id extends RouteIds<Tree>>(
  _routeId: Id,
): RouteById<Tree, Id>['types']['fullSearchSchema'] {
  const search: unknown = useTab().search
  return search as RouteById<Tree, Id>['types']['fullSearchSchema']
}
