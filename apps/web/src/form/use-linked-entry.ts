import { useEffect, useRef } from 'react'
import { useTab } from '../core/tab-context.ts'
import { useTabsStore } from '../core/tabs-store.ts'
import type { DraftStorage } from './draft-storage.ts'

const placeOf = (key: string) => `slipway.linked.${key}`

/** Whether a page's link is the one that was followed there last, over reloads. Where storage is refused, it is another one. */
function wasFollowed(key: string, entry: string): boolean {
  try {
    const last = sessionStorage.getItem(placeOf(key))
    sessionStorage.setItem(placeOf(key), entry)
    return last === entry
  } catch {
    return false
  }
}

/** Also that of a hidden page, which has no effects that would notice: it ends with its tab, not with an effect. */
function forgetOnceClosed(key: string): void {
  const stop = useTabsStore.subscribe(({ tabs }) => {
    if (tabs.some((tab) => tab.key === key)) return
    stop()
    sessionStorage.removeItem(placeOf(key))
  })
}

interface LinkedForm {
  readonly storage: Pick<DraftStorage<unknown>, 'isOfThisVisit'>
  /** What stands in the field now. */
  readonly read: () => string
  readonly fill: (entry: string) => void
}

/**
 * Fills in what a link to the own page names, once for each link: a page that is shown again, or loaded anew with its
 * draft, keeps what was typed over it since. Whoever opens a closed page anew comes by a link anew.
 */
export function useLinkedEntry(entry: string | undefined, form: LinkedForm): void {
  const { key } = useTab()
  const latest = useRef(form)
  latest.current = form
  const filled = useRef<string>(undefined)
  useEffect(() => forgetOnceClosed(key), [key])
  useEffect(() => {
    if (filled.current === entry) return
    filled.current = entry
    const { storage, read, fill } = latest.current
    const isKept = wasFollowed(key, entry ?? '') && storage.isOfThisVisit()
    if (entry !== undefined && !isKept && read() !== entry) fill(entry)
  }, [key, entry])
}
