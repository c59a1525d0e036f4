import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'

/** The one address of what a wallet has in a pool. */
export async function findStakeAddress(
  program: Address,
  pool: Address,
  wallet: Address,
): Promise<Address> {
  const encoder = getAddressEncoder()
  const [address] = await getProgramDerivedAddress({
    programAddress: program,
    seeds: ['stake', encoder.encode(pool), encoder.encode(wallet)],
  })
  return address
}
