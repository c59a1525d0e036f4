import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTab } from './tab-context.ts'
import { useTabsStore } from './tabs-store.ts'

/**
 * Moves the page to another address of its own, such as that of its kind: the address before leaves neither an entry of
 * the history nor a tab behind.
 * @returns a function that takes the path and what stands behind its question mark; the network stays
 */
export function useMovePage(): (to: string, search: object) => void {
  const navigate = useNavigate()
  const { key } = useTab()
  const move = useTabsStore((state) => state.move)
  return useCallback(
    (to, search) => {
      move(key, to)
      void navigate({
        to,
        search: (previous) => ({ chain: previous.chain, ...search }),
        replace: true,
      })
    },
    [key, move, navigate],
  )
}
