import { useCallback, useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'

/** What is being made on this screen, so that a reload finds what came of it. */
export interface ClaimsOrderKept {
  /** Unix milliseconds at which its review opened: what was kept before is another one. */
  readonly at: number
  readonly token: Address
  readonly symbol: string
  readonly root: string
}

const key = `slipway.airdrop-order.${activeChain.chainId}`

function load(): ClaimsOrderKept | undefined {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(key) ?? 'null') as ClaimsOrderKept | null) ?? undefined
    )
  } catch {
    // Storage is refused: the order then lasts as long as the page.
    return undefined
  }
}

/** Keeps the order of this visit. */
export function useClaimsOrder() {
  const [order, setOrder] = useState(load)
  const take = useCallback((next: Omit<ClaimsOrderKept, 'at'>) => {
    const kept = { ...next, at: Date.now() }
    setOrder(kept)
    try {
      sessionStorage.setItem(key, JSON.stringify(kept))
    } catch {
      // Nothing is lost but the way back after a reload.
    }
  }, [])
  const forget = useCallback(() => {
    sessionStorage.removeItem(key)
    setOrder(undefined)
  }, [])
  return { order, take, forget }
}
