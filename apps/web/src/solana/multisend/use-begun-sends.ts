import type { SolanaChainDefinition } from '@slipway/chains'
import { getSendReference } from '@slipway/sdk/solana/multisend/get-send-reference'
import type { SendRow } from '@slipway/sdk/solana/multisend/types'
import { type Address, address } from '@solana/kit'
import { useEffect, useMemo, useState } from 'react'
import { type BegunSend, dropBegun, loadBegun } from './begun-sends.ts'
import { loadSigned } from './signed-store.ts'

interface FormNow {
  readonly mint: Address | undefined
  readonly text: string
  readonly rows: readonly SendRow[]
  readonly account: string | undefined
}

/** The list that was begun last, and what is known of it. */
export interface BegunNow {
  readonly begun: BegunSend
  readonly paid: number
  /** Whether the form would go on with it; undefined while that is not known. */
  readonly isSame: boolean | undefined
  /** Whether another account began it. */
  readonly isOther: boolean
}

/**
 * The list of which something was sent, in this browser, until it is done with.
 * @param isShown read again whenever the form comes back
 */
export function useBegunSends(
  { chainId }: SolanaChainDefinition,
  { mint, text, rows, account }: FormNow,
  isShown: boolean,
) {
  const [begun, setBegun] = useState<readonly BegunSend[]>(() => loadBegun(chainId))
  const [reference, setReference] = useState<Address>()
  useEffect(() => {
    if (isShown) setBegun(loadBegun(chainId))
  }, [chainId, isShown])
  const isCompared = begun.length > 0 && mint !== undefined && account !== undefined
  useEffect(() => {
    setReference(undefined)
    if (!isCompared || rows.length === 0) return
    let isCurrent = true
    void getSendReference(address(account), mint, rows).then(
      (found) => isCurrent && setReference(found),
    )
    return () => {
      isCurrent = false
    }
  }, [isCompared, account, mint, rows])
  const drop = (reference: Address) => {
    dropBegun(chainId, reference)
    setBegun(loadBegun(chainId))
  }
  const [latest] = begun
  const paid = useMemo(() => {
    const reference = latest?.reference
    if (!reference) return 0
    return new Set(loadSigned({ chainId, reference }).confirmed.flatMap(({ rows }) => rows)).size
  }, [chainId, latest])
  if (!latest) return { now: undefined, drop }
  const isTyped = latest.text === text && latest.mint === mint && latest.sender === account
  const isSame = reference === undefined ? isTyped || undefined : reference === latest.reference
  const now: BegunNow = {
    begun: latest,
    paid,
    isSame,
    isOther: account !== undefined && account !== latest.sender,
  }
  return { now, drop }
}
