import type { Address } from '@solana/kit'
import { findNumberedAddress, type NumberedPlace } from '../find-numbered-address.ts'

/** The one address of a presale, by who makes it, its token and its number. */
export async function findPresaleAddress(
  program: Address,
  presale: NumberedPlace,
): Promise<Address> {
  const [address] = await findNumberedAddress(program, 'presale', presale)
  return address
}
