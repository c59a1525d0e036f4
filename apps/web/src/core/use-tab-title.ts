import { useEffect } from 'react'
import { useTab } from './tab-context.ts'
import { useTabsStore } from './tabs-store.ts'

/**
 * Names the own tab after what it shows, e.g. "HULL · Token console".
 * @param title undefined while it is not known yet
 */
export function useTabTitle(title: string | undefined): void {
  const { key } = useTab()
  const rename = useTabsStore((state) => state.rename)
  useEffect(() => {
    if (title !== undefined) rename(key, title)
  }, [key, title, rename])
}
