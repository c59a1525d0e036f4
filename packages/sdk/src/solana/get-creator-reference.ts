import { type Address, createAddressWithSeed } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'

/** The account that every creation of a kind by one creator names, so that any node lists them: it is empty and nobody's. */
export function getCreatorReference(
  creator: Address,
  kind: 'tokens' | 'collections' = 'tokens',
): Promise<Address> {
  return createAddressWithSeed({
    baseAddress: creator,
    programAddress: SYSTEM_PROGRAM_ADDRESS,
    seed: `slipway:${kind}:v1`,
  })
}
