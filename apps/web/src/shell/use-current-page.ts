import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Tab } from './tab-list.ts'
import { withoutEndSlashes } from './without-end-slashes.ts'

/** The page that the router shows now, in the form of a tab. */
export function useCurrentPage(): Tab {
  const match = useRouterState({ select: (state) => state.matches.at(-1) })
  return useMemo(
    () => ({
      key: withoutEndSlashes(match?.pathname ?? '/'),
      routeId: match?.routeId ?? '__root__',
      params: (match?.params ?? {}) as Record<string, string>,
      search: (match?.search ?? {}) as Record<string, unknown>,
    }),
    [match?.pathname, match?.routeId, match?.params, match?.search],
  )
}
