import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { metaplexProgram } from './metaplex-program.ts'

const seed = 'metadata'

/** The one account in which Metaplex keeps what a mint is called. */
export async function findMetaplexAddress(mint: Address): Promise<Address> {
  const encoder = getAddressEncoder()
  const [address] = await getProgramDerivedAddress({
    programAddress: metaplexProgram,
    seeds: [seed, encoder.encode(metaplexProgram), encoder.encode(mint)],
  })
  return address
}
