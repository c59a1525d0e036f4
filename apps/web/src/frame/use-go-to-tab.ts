import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { addressOf } from '../shell/address-of.ts'
import type { Tab } from '../shell/tab-list.ts'

/** Shows a tab at the address that it was left at, filters and paging included. */
export function useGoToTab(): (tab: Tab) => void {
  const navigate = useNavigate()
  return useCallback((tab) => void navigate({ href: addressOf(tab.key, tab.search) }), [navigate])
}
