import type { Address } from '@solana/kit'
import { findNumberedAddress, type NumberedPlace } from '../find-numbered-address.ts'

/** The one address of an airdrop, by who makes it, its token and its number. */
export async function findAirdropAddress(
  program: Address,
  airdrop: NumberedPlace,
): Promise<Address> {
  const [address] = await findNumberedAddress(program, 'airdrop', airdrop)
  return address
}
