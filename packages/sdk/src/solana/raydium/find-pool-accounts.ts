import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import type { BothSides } from './decode-pool-state.ts'

/** Accounts that the program makes for a pool. */
export interface PoolAccounts {
  readonly lpMint: Address
  /** Where the pool keeps token 0 and token 1. */
  readonly vaults: BothSides<Address>
}

/** The one LP token and the two vaults of a pool, whatever address the pool itself has. */
export async function findPoolAccounts(
  programAddress: Address,
  pool: Address,
  mints: BothSides<Address>,
): Promise<PoolAccounts> {
  const encoder = getAddressEncoder()
  const find = async (seed: string, ...accounts: readonly Address[]) => {
    const seeds = [seed, ...accounts.map((account) => encoder.encode(account))]
    return (await getProgramDerivedAddress({ programAddress, seeds }))[0]
  }
  const [lpMint, first, second] = await Promise.all([
    find('pool_lp_mint', pool),
    find('pool_vault', pool, mints[0]),
    find('pool_vault', pool, mints[1]),
  ])
  return { lpMint, vaults: [first, second] }
}
