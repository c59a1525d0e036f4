import { useEffect, useRef } from 'react'
import { useTab } from '../../core/tab-context.ts'
import { useTabsStore } from '../../core/tabs-store.ts'

interface TokenField {
  /** What stands in the form now; empty where nothing was entered. */
  readonly read: () => string
  readonly fill: (token: string) => void
}

/**
 * Fills in the token that a link to the own page names, once for each link: a page that is shown again, built anew or
 * loaded anew keeps what was typed into it since. Whoever opens a closed page anew comes by a link anew.
 */
export function useLinkedToken(field: TokenField): void {
  const { key, search } = useTab()
  const token = typeof search.token === 'string' ? search.token : undefined
  const latest = useRef(field)
  latest.current = field
  const filled = useRef<string>(undefined)
  useEffect(() => {
    if (filled.current === token) return
    filled.current = token
    const { read, fill } = latest.current
    const place = `slipway.linked.${key}`
    try {
      if (token !== undefined && sessionStorage.getItem(place) === token && read() !== '') return
      sessionStorage.setItem(place, token ?? '')
    } catch {
      // A reload then fills it in once more.
    }
    if (token !== undefined && read() !== token) fill(token)
  }, [key, token])
  useEffect(
    () => () => {
      if (!useTabsStore.getState().tabs.some((tab) => tab.key === key))
        sessionStorage.removeItem(`slipway.linked.${key}`)
    },
    [key],
  )
}
