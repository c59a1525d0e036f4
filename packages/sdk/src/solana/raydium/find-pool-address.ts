import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import type { BothSides } from './decode-pool-state.ts'
import { orderMints } from './order-mints.ts'

/**
 * The usual address of the pool of two tokens, in any order. The program lets anybody make others, at addresses of their
 * own: that a pool is missing here does not mean that there is none.
 * @param config address of its fees
 */
export async function findPoolAddress(
  programAddress: Address,
  config: Address,
  mints: BothSides<Address>,
): Promise<Address> {
  const encoder = getAddressEncoder()
  const [address] = await getProgramDerivedAddress({
    programAddress,
    seeds: ['pool', ...[config, ...orderMints(mints)].map((account) => encoder.encode(account))],
  })
  return address
}
