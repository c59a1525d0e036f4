import { useState } from 'react'
import { dropInviter, keepInviter } from './kept-inviter.ts'

interface Link {
  readonly chainId: number
  /** What the link recommends. */
  readonly place: string
  readonly given: string | undefined
}

/**
 * The inviter of this visit: from the link, kept while a wallet is connected, gone when the visitor wants none.
 * @param read an address of the network; undefined where the text is none
 */
export function useKeptInviter<Inviter extends string>(
  link: Link,
  read: (text: string) => Inviter | undefined,
) {
  const [isDropped, setDropped] = useState(false)
  return {
    inviter: isDropped ? undefined : keepInviter(sessionStorage, link, read),
    drop: () => {
      dropInviter(sessionStorage, link.chainId, link.place)
      setDropped(true)
    },
  }
}
