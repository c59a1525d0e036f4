import { useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { dropInviter, keepInviter } from './kept-inviter.ts'

/** The inviter of this visit: from the link, kept while a wallet is connected, gone when the visitor wants none. */
export function useInviter(place: Address, given: string | undefined) {
  const [isDropped, setDropped] = useState(false)
  const { chainId } = activeChain
  const inviter = isDropped ? undefined : keepInviter(sessionStorage, { chainId, place, given })
  return {
    inviter,
    drop: () => {
      dropInviter(sessionStorage, chainId, place)
      setDropped(true)
    },
  }
}
