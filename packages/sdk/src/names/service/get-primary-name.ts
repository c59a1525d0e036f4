import { type Address, isAddressEqual } from 'viem'
import { getEnsName } from 'viem/ens'
import { NameRefused } from './name-errors.ts'
import type { NameSource } from './name-source.ts'

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
  if (!name) return null
  // Brings the tables of ENSIP-15, which are heavier than most pages' own code, and most accounts have no name.
  const { getNamedAddress } = await import('./get-named-address.ts')
  try {
    const named = await getNamedAddress(source, name)
    return named.name === name && isAddressEqual(named.address, address) ? name : null
  } catch (error) {
    if (error instanceof NameRefused) return null
    throw error
  }
}
