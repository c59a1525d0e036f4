import {
  type Address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getU64Encoder,
} from '@solana/kit'

const seed = 'airdrop'

/** The one address of an airdrop, by who makes it, its token and its number. */
export async function findAirdropAddress(
  program: Address,
  airdrop: { readonly creator: Address; readonly mint: Address; readonly id: bigint },
): Promise<Address> {
  const encoder = getAddressEncoder()
  const [address] = await getProgramDerivedAddress({
    programAddress: program,
    seeds: [
      seed,
      encoder.encode(airdrop.creator),
      encoder.encode(airdrop.mint),
      getU64Encoder().encode(airdrop.id),
    ],
  })
  return address
}
