import { useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { isSameTab, type Tab } from '../core/tab-list.ts'
import { pageOfMatch } from './page-of-match.ts'

/** The page that the router shows now, in the form of a tab; the same object for as long as nothing of it changes. */
export function useCurrentPage(): Tab {
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) })
  const page = pageOfMatch(match)
  const latest = useRef(page)
  // The router makes what it read of the query anew with each navigation.
  if (!isSameTab(latest.current, page)) latest.current = page
  return latest.current
}
