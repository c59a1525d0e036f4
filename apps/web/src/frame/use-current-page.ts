import { useRouterState } from '@tanstack/react-router'
import type { Tab } from '../core/tab-list.ts'
import { pageOfMatch } from './page-of-match.ts'

/** The page that the router shows now, in the form of a tab; the same object for as long as nothing of it changes. */
export function useCurrentPage(): Tab {
  return useRouterState({
    select: ({ matches }) => pageOfMatch(matches.at(-1)),
    structuralSharing: true,
  })
}
