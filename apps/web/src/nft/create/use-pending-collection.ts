import { useCallback, useState } from 'react'
import { activeChain } from '../../shell/active-chain.ts'

/** The collection that is made on this screen, so that a reload finds what came of it. */
export interface PendingCollection {
  /** Unix milliseconds at which its review opened: what was kept before is another one. */
  readonly at: number
  readonly name: string
  readonly hasList: boolean
  /** Nobody but its owner mints. */
  readonly isOwned?: boolean
}

const key = `slipway.pending-collection.${activeChain.chainId}`

function load(): PendingCollection | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return (stored as PendingCollection | null) ?? undefined
  } catch {
    // Storage is refused: the pending creation then lasts as long as the page.
    return undefined
  }
}

/** Keeps the pending creation of this visit. */
export function usePendingCollection() {
  const [pending, setPending] = useState(load)
  const take = useCallback((next: Omit<PendingCollection, 'at'>) => {
    const kept = { ...next, at: Date.now() }
    setPending(kept)
    try {
      sessionStorage.setItem(key, JSON.stringify(kept))
    } catch {
      // Nothing is lost but the way back after a reload.
    }
  }, [])
  const forget = useCallback(() => {
    sessionStorage.removeItem(key)
    setPending(undefined)
  }, [])
  return { pending, take, forget }
}
