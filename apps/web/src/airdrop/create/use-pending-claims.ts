import { useCallback, useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'

/** What is being made on this screen, so that a reload finds what came of it. */
export interface PendingClaims {
  /** Unix milliseconds at which its review opened: what was kept before is another one. */
  readonly at: number
  readonly token: Address
  readonly symbol: string
  readonly root: string
}

const key = `slipway.pending-airdrop.${activeChain.chainId}`

function load(): PendingClaims | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as PendingClaims | null) ?? undefined
  } catch {
    // Storage is refused: the pending creation then lasts as long as the page.
    return undefined
  }
}

/** Keeps the pending creation of this visit. */
export function usePendingClaims() {
  const [pending, setPending] = useState(load)
  const take = useCallback((next: Omit<PendingClaims, 'at'>) => {
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
