import { useEffect } from 'react'
import { useTab } from './tab-context.ts'
import { useMovePage } from './use-move-page.ts'

/**
 * Moves a page that was opened under another name of what it shows, such as its number, to the one path that it has: what
 * is shown has one tab, however one came to it.
 * @param path undefined while it is not known yet
 * @param search what stands behind the question mark and goes along
 * @returns whether the page is on its way
 */
export function useOwnPath(path: string | undefined, search: object): boolean {
  const { key } = useTab()
  const movePage = useMovePage()
  const isElsewhere = path !== undefined && path !== key
  useEffect(() => {
    if (path !== undefined && isElsewhere) movePage(path, search)
  }, [path, isElsewhere, search, movePage])
  return isElsewhere
}
