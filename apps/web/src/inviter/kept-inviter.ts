import { readAddress } from '@slipway/sdk/shared/read-address'
import type { Address } from 'viem'

const keyOf = (chainId: number, place: Address) =>
  `slipway.inviter.${chainId}.${place.toLowerCase()}`

/** Where an inviter is kept while a visitor connects a wallet, which loads the page anew. */
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The inviter of a link, kept for the visit: it has to live through connecting and through other pages.
 * @param given `?inviter=` of the address, which counts before what was kept
 */
export function keepInviter(
  memory: Memory,
  { chainId, place, given }: { chainId: number; place: Address; given: string | undefined },
): Address | undefined {
  const key = keyOf(chainId, place)
  try {
    const reading = readAddress(given ?? memory.getItem(key) ?? '')
    if (!reading.ok) return undefined
    memory.setItem(key, reading.address)
    return reading.address
  } catch {
    // Storage is refused in some private windows: the address still carries the inviter.
    const reading = readAddress(given ?? '')
    return reading.ok ? reading.address : undefined
  }
}

/** The visitor wants no inviter. */
export function dropInviter(memory: Memory, chainId: number, place: Address): void {
  try {
    memory.removeItem(keyOf(chainId, place))
  } catch {
    // Nothing was kept then.
  }
}
