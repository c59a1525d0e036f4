import { useEffect, useRef } from 'react'
import { useTab } from '../../core/tab-context.ts'

/**
 * Fills in the token that a link to the own page names, once for each link: a page that is shown again keeps what was
 * typed into it since.
 */
export function useLinkedToken(fill: (mint: string) => void): void {
  const { token } = useTab().search
  const latest = useRef(fill)
  latest.current = fill
  const filled = useRef<unknown>(undefined)
  useEffect(() => {
    if (filled.current === token) return
    filled.current = token
    if (typeof token === 'string') latest.current(token)
  }, [token])
}
