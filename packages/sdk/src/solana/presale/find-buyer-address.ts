import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'

/** The one address of what a wallet has in a presale. */
export async function findBuyerAddress(
  program: Address,
  presale: Address,
  wallet: Address,
): Promise<Address> {
  const encoder = getAddressEncoder()
  const [address] = await getProgramDerivedAddress({
    programAddress: program,
    seeds: ['buyer', encoder.encode(presale), encoder.encode(wallet)],
  })
  return address
}
