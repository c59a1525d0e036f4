import { useCallback, useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'

/** What is being locked on this screen, so that a reload finds what came of it. */
export interface PendingLock {
  /** Unix milliseconds at which its review opened: what was kept before is another lock. */
  readonly at: number
  readonly asset: Address
  readonly name: string
  readonly isNft: boolean
  /** Of the first lock. */
  readonly owner: Address
}

const key = `slipway.pending-lock.${activeChain.chainId}`

function load(): PendingLock | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return (stored as PendingLock | null) ?? undefined
  } catch {
    // Storage is refused: the pending creation then lasts as long as the page.
    return undefined
  }
}

export interface PendingLockKeeper {
  pending: PendingLock | undefined
  take: (pending: PendingLock) => void
  forget: () => void
}

/** Keeps the pending creation of this visit. */
export function usePendingLock(): PendingLockKeeper {
  const [pending, setPending] = useState(load)
  const take = useCallback((next: PendingLock) => {
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
