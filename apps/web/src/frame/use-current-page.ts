import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Tab } from '../core/tab-list.ts'
import { pageOfMatch } from './page-of-match.ts'

/** The page that the router shows now, in the form of a tab. */
export function useCurrentPage(): Tab {
  const match = useRouterState({ select: (state) => state.matches.at(-1) })
  const { pathname, routeId, params, search } = match ?? {}
  return useMemo(
    () =>
      pageOfMatch(
        pathname === undefined || routeId === undefined
          ? undefined
          : { pathname, routeId, params, search },
      ),
    [pathname, routeId, params, search],
  )
}
