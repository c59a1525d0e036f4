import { useCallback, useState } from 'react'
import { activeChain } from '../core/active-chain.ts'

/** What is being made on a screen, so that a reload finds what came of it. */
export interface PendingCreation {
  /** Unix milliseconds at which its review opened: what was kept before is another one. */
  readonly at: number
  /** What the link to its form named. */
  readonly link?: string | undefined
}

interface PendingKeeper<Pending extends PendingCreation> {
  readonly pending: Pending | undefined
  readonly take: (next: Omit<Pending, 'at' | 'link'>) => void
  readonly forget: () => void
}

function load<Pending>(key: string): Pending | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Pending | null) ?? undefined
  } catch {
    // Storage is refused: the pending creation then lasts as long as the page.
    return undefined
  }
}

/**
 * Keeps the pending creation of this visit.
 * @param kind what is made; each has a place of its own
 * @param link what the address of the page names to be made of; what was made by another such link is not shown there
 */
export function usePendingCreation<Pending extends PendingCreation>(
  kind: string,
  link?: string,
): PendingKeeper<Pending> {
  const key = `slipway.pending-${kind}.${activeChain.chainId}`
  const [pending, setPending] = useState(() => load<Pending>(key))
  const take = useCallback(
    (next: Omit<Pending, 'at' | 'link'>) => {
      const kept = { ...next, link, at: Date.now() } as Pending
      setPending(kept)
      try {
        sessionStorage.setItem(key, JSON.stringify(kept))
      } catch {
        // Nothing is lost but the way back after a reload.
      }
    },
    [key, link],
  )
  const forget = useCallback(() => {
    sessionStorage.removeItem(key)
    setPending(undefined)
  }, [key])
  const isOfPage = link === undefined || pending?.link === link
  return { pending: isOfPage ? pending : undefined, take, forget }
}
