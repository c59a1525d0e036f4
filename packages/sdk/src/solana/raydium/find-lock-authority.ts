import { type Address, getProgramDerivedAddress } from '@solana/kit'

/** The address that holds the LP tokens that Raydium's lock program locked. */
export async function findLockAuthority(lockProgram: Address): Promise<Address> {
  const [address] = await getProgramDerivedAddress({
    programAddress: lockProgram,
    seeds: ['lock_cp_authority_seed'],
  })
  return address
}
