import {
  type Address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getU64Encoder,
} from '@solana/kit'

/** The one address of a presale, by who makes it, its token and its number. */
export async function findPresaleAddress(
  program: Address,
  presale: { readonly creator: Address; readonly mint: Address; readonly id: bigint },
): Promise<Address> {
  const encoder = getAddressEncoder()
  const [address] = await getProgramDerivedAddress({
    programAddress: program,
    seeds: [
      'presale',
      encoder.encode(presale.creator),
      encoder.encode(presale.mint),
      getU64Encoder().encode(presale.id),
    ],
  })
  return address
}
