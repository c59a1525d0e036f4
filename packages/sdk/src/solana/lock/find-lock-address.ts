import {
  type Address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getU64Encoder,
} from '@solana/kit'

const seed = 'lock'

/** The one address of a lock, by who makes it, its token and its number. */
export async function findLockAddress(
  program: Address,
  lock: { readonly creator: Address; readonly mint: Address; readonly id: bigint },
): Promise<Address> {
  const encoder = getAddressEncoder()
  const [address] = await getProgramDerivedAddress({
    programAddress: program,
    seeds: [
      seed,
      encoder.encode(lock.creator),
      encoder.encode(lock.mint),
      getU64Encoder().encode(lock.id),
    ],
  })
  return address
}
