import { type Address, Endian, getProgramDerivedAddress, getU16Encoder } from '@solana/kit'

/** Address of the fees that pools share, by their number: the one number that the program writes big end first. */
export async function findConfigAddress(programAddress: Address, index: number): Promise<Address> {
  const number = getU16Encoder({ endian: Endian.Big }).encode(index)
  const [address] = await getProgramDerivedAddress({
    programAddress,
    seeds: ['amm_config', number],
  })
  return address
}
