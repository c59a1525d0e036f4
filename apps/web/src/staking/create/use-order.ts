import { useCallback, useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'

/** The pool that is made on this screen, so that a reload finds what came of it. */
export interface KeptOrder {
  /** Unix milliseconds at which its review opened: what was kept before is another pool. */
  readonly at: number
  readonly stakedToken: Address
  readonly name: string
}

const key = `slipway.pool-order.${activeChain.chainId}`

function load(): KeptOrder | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return (stored as KeptOrder | null) ?? undefined
  } catch {
    // Storage is refused: the order then lasts as long as the page.
    return undefined
  }
}

export interface OrderKeeper {
  order: KeptOrder | undefined
  take: (order: KeptOrder) => void
  forget: () => void
}

/** Keeps the order of this visit. */
export function useOrder(): OrderKeeper {
  const [order, setOrder] = useState(load)
  const take = useCallback((next: KeptOrder) => {
    setOrder(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
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
