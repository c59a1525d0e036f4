const keyOf = (chainId: number, place: string) =>
  `slipway.inviter.${chainId}.${place.toLowerCase()}`

/** Where an inviter is kept while a visitor connects a wallet, which loads the page anew. */
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The inviter of a link, kept for the visit: it has to live through connecting and through other pages.
 * @param given `?inviter=` of the address, which counts before what was kept
 * @param read an address of the network; undefined where the text is none
 */
export function keepInviter<Inviter extends string>(
  memory: Memory,
  { chainId, place, given }: { chainId: number; place: string; given: string | undefined },
  read: (text: string) => Inviter | undefined,
): Inviter | undefined {
  const key = keyOf(chainId, place)
  try {
    const inviter = read(given ?? memory.getItem(key) ?? '')
    if (inviter !== undefined) memory.setItem(key, inviter)
    return inviter
  } catch {
    // Storage is refused in some private windows: the address still carries the inviter.
    return read(given ?? '')
  }
}

/** The visitor wants no inviter. */
export function dropInviter(memory: Memory, chainId: number, place: string): void {
  try {
    memory.removeItem(keyOf(chainId, place))
  } catch {
    // Nothing was kept then.
  }
}
