import type { Address } from '@solana/kit'
import { findNumberedAddress, type NumberedPlace } from '../find-numbered-address.ts'

/** The one address of a lock, by who makes it, its token and its number. */
export async function findLockAddress(program: Address, lock: NumberedPlace): Promise<Address> {
  const [address] = await findNumberedAddress(program, 'lock', lock)
  return address
}
