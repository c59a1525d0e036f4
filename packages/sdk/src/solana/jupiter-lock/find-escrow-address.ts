import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { jupiterLockProgram } from './jupiter-lock-program.ts'

/** The one address of the escrow that was created with a base key. */
export async function findEscrowAddress(base: Address): Promise<Address> {
  const [address] = await getProgramDerivedAddress({
    programAddress: jupiterLockProgram,
    seeds: ['escrow', getAddressEncoder().encode(base)],
  })
  return address
}
