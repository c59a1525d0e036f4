import { useEffect, useRef } from 'react'
import { useTab } from '../../core/tab-context.ts'
import { useTabsStore } from '../../core/tabs-store.ts'

/** Where it is kept what became of a page's link. */
const placeOf = (key: string) => `slipway.linked.${key}`
/** A link whose token was filled in, and taken out again by hand. */
const emptied = (token: string) => `${token} emptied`

/** Where storage is refused, a reload fills the link's token in once more. */
function inStorage<Answer>(work: (storage: Storage) => Answer): Answer | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}

const remember = (key: string, what: string) =>
  inStorage((storage) => storage.setItem(placeOf(key), what))

const watched = new Set<string>()

/** Forgets a page's link when its tab is closed, also a hidden one, which has no effects that would notice. */
function forgetOnceClosed(key: string): void {
  if (watched.has(key)) return
  watched.add(key)
  const stop = useTabsStore.subscribe(({ tabs }) => {
    if (tabs.some((tab) => tab.key === key)) return
    stop()
    watched.delete(key)
    inStorage((storage) => storage.removeItem(placeOf(key)))
  })
}

interface TokenField {
  /** What stands in the form now; empty where nothing was entered. */
  readonly read: () => string
  readonly fill: (token: string) => void
}

/**
 * Fills in the token that a link to the own page names, once for each link: a page that is shown again, built anew or
 * loaded anew keeps what was typed into it since, and stays empty where somebody emptied it. Whoever opens a closed
 * page anew comes by a link anew.
 */
export function useLinkedToken(field: TokenField): void {
  const { key, search } = useTab()
  const token = typeof search.token === 'string' ? search.token : undefined
  const latest = useRef(field)
  latest.current = field
  const filled = useRef<string>(undefined)
  useEffect(() => forgetOnceClosed(key), [key])
  useEffect(() => {
    if (filled.current === token) return
    filled.current = token
    const { read, fill } = latest.current
    const known = inStorage((storage) => storage.getItem(placeOf(key)))
    if (token !== undefined && known === emptied(token)) {
      // A draft that another tab of the browser keeps may still have it.
      if (read() !== '') fill('')
      return
    }
    if (token !== undefined && known === token && read() !== '') return
    remember(key, token ?? '')
    if (token !== undefined && read() !== token) fill(token)
  }, [key, token])
  const isEmpty = field.read() === ''
  const wasFull = useRef(false)
  useEffect(() => {
    // Empty from the start is what nobody has emptied.
    if (!isEmpty) wasFull.current = true
    if (token !== undefined && wasFull.current) remember(key, isEmpty ? emptied(token) : token)
  }, [key, token, isEmpty])
}
