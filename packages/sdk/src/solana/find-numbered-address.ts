import {
  type Address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getU64Encoder,
  type ProgramDerivedAddress,
} from '@solana/kit'

/** Who makes something, of which token, and the number that tells those of one creator and token apart. */
export interface NumberedPlace {
  readonly creator: Address
  readonly mint: Address
  readonly id: bigint
}

/** The one address of a lock, an airdrop, a presale or a pool, with the byte that takes it off the curve. */
export function findNumberedAddress(
  programAddress: Address,
  seed: 'lock' | 'airdrop' | 'presale' | 'pool',
  { creator, mint, id }: NumberedPlace,
): Promise<ProgramDerivedAddress> {
  const encoder = getAddressEncoder()
  return getProgramDerivedAddress({
    programAddress,
    seeds: [seed, encoder.encode(creator), encoder.encode(mint), getU64Encoder().encode(id)],
  })
}
