import { useCallback, useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'

/** The pool that is made on this screen, so that a reload finds what came of it. */
export interface PendingPool {
  /** Unix milliseconds at which its review opened: what was kept before is another pool. */
  readonly at: number
  readonly stakedToken: Address
  readonly name: string
}

const key = `slipway.pending-pool.${activeChain.chainId}`

function load(): PendingPool | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return (stored as PendingPool | null) ?? undefined
  } catch {
    // Storage is refused: the pending creation then lasts as long as the page.
    return undefined
  }
}

export interface PendingPoolKeeper {
  pending: PendingPool | undefined
  take: (pending: PendingPool) => void
  forget: () => void
}

/** Keeps the pending creation of this visit. */
export function usePendingPool(): PendingPoolKeeper {
  const [pending, setPending] = useState(load)
  const take = useCallback((next: PendingPool) => {
    setPending(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
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
