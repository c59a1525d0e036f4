import { useCallback, useState } from 'react'
import { activeChain } from '../../shell/active-chain.ts'

/** The collection that is made on this screen, so that a reload finds what came of it. */
export interface NftOrderKept {
  /** Unix milliseconds at which its review opened: what was kept before is another one. */
  readonly at: number
  readonly name: string
  readonly hasList: boolean
  /** Nobody but its owner mints. */
  readonly isOwned?: boolean
}

const key = `slipway.nft-order.${activeChain.chainId}`

function load(): NftOrderKept | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return (stored as NftOrderKept | null) ?? undefined
  } catch {
    // Storage is refused: the order then lasts as long as the page.
    return undefined
  }
}

/** Keeps the order of this visit. */
export function useNftOrder() {
  const [order, setOrder] = useState(load)
  const take = useCallback((next: Omit<NftOrderKept, 'at'>) => {
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
