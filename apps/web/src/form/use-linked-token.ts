import { useEffect, useRef } from 'react'
import { keepLinkedToken, linkedTokenOf } from '../core/linked-token.ts'
import { useTab } from '../core/tab-context.ts'

interface TokenField {
  /** What stands in the form now; empty where nothing was entered. */
  readonly read: () => string
  readonly fill: (token: string) => void
}

/**
 * Fills in the token that a link to the own page names, once for each link: a page that is shown again, built anew or
 * loaded anew keeps what was typed into it since.
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
    const isKnown = linkedTokenOf(key) === token && read() !== ''
    keepLinkedToken(key, token)
    if (token !== undefined && !isKnown && read() !== token) fill(token)
  }, [key, token])
}
