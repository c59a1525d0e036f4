import {
  type Address,
  getAddressEncoder,
  getProgramDerivedAddress,
  type ProgramDerivedAddress,
} from '@solana/kit'
import { findNumberedAddress } from '../find-numbered-address.ts'

/** The address that moves a pool's rewards, with the byte that takes it off the curve. */
export function findRewardsAddress(
  programAddress: Address,
  pool: Address,
): Promise<ProgramDerivedAddress> {
  const seeds = ['rewards', getAddressEncoder().encode(pool)]
  return getProgramDerivedAddress({ programAddress, seeds })
}

/** The one address of a pool, by its owner, what is staked and its number; and the address that moves its rewards. */
export async function findPoolAddresses(
  program: Address,
  {
    owner,
    stakeMint,
    id,
  }: {
    readonly owner: Address
    readonly stakeMint: Address
    readonly id: bigint
  },
): Promise<{ readonly pool: Address; readonly rewards: Address }> {
  const place = { creator: owner, mint: stakeMint, id }
  const [pool] = await findNumberedAddress(program, 'pool', place)
  const [rewards] = await findRewardsAddress(program, pool)
  return { pool, rewards }
}
