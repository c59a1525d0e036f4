import type { Address } from 'viem'
import { getEnsName, normalize } from 'viem/ens'
import { getNamedAddress } from './get-named-address.ts'
import { NameRefused } from './name-errors.ts'
import type { NameSource } from './name-source.ts'

function isSpelled(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}

/**
 * The name that an account goes by, if it points back to that account on the network where the address is used. A name
 * that is not spelled as ENSIP-15 demands is none: it may look like somebody else's.
 */
export async function getPrimaryName(source: NameSource, address: Address): Promise<string | null> {
  const { client, service } = source
  const name = await getEnsName(client, {
    address,
    universalResolverAddress: service.universalResolver,
  })
  if (!name || !isSpelled(name)) return null
  try {
    const named = await getNamedAddress(source, name)
    return named.address.toLowerCase() === address.toLowerCase() ? name : null
  } catch (error) {
    if (error instanceof NameRefused) return null
    throw error
  }
}
