import { useCallback, useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'
import type { PresaleKind } from './presale-form-values.ts'

const keyOf = (kind: PresaleKind) => `slipway.pending-presale.${activeChain.chainId}.${kind}`

function load(kind: PresaleKind): Address | undefined {
  try {
    return (sessionStorage.getItem(keyOf(kind)) as Address | null) ?? undefined
  } catch {
    // Storage is refused: the pending creation then lasts as long as the page.
    return undefined
  }
}

export interface PendingPresale {
  /** Where the presale will be that was reviewed last. */
  presale: Address | undefined
  take: (presale: Address) => void
  forget: () => void
}

/** What is being created on this screen, by its future address, so that a reload finds what came of it. */
export function usePendingPresale(kind: PresaleKind): PendingPresale {
  const [presale, setPresale] = useState(() => load(kind))
  const take = useCallback(
    (next: Address) => {
      setPresale(next)
      try {
        sessionStorage.setItem(keyOf(kind), next)
      } catch {
        // Nothing is lost but the way back after a reload.
      }
    },
    [kind],
  )
  const forget = useCallback(() => {
    sessionStorage.removeItem(keyOf(kind))
    setPresale(undefined)
  }, [kind])
  return { presale, take, forget }
}
