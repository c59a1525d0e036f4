import {
  type Address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getU64Encoder,
} from '@solana/kit'

/** The one address of a pool, by its owner, what is staked and its number; and the address that moves its rewards. */
export async function findPoolAddresses(
  programAddress: Address,
  place: { readonly owner: Address; readonly stakeMint: Address; readonly id: bigint },
): Promise<{ readonly pool: Address; readonly rewards: Address }> {
  const encoder = getAddressEncoder()
  const [pool] = await getProgramDerivedAddress({
    programAddress,
    seeds: [
      'pool',
      encoder.encode(place.owner),
      encoder.encode(place.stakeMint),
      getU64Encoder().encode(place.id),
    ],
  })
  const [rewards] = await getProgramDerivedAddress({
    programAddress,
    seeds: ['rewards', encoder.encode(pool)],
  })
  return { pool, rewards }
}
