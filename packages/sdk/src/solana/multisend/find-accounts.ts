import type { Address } from '@solana/kit'
import { findTokenAccount } from '../find-token-account.ts'
import type { SendToken } from './types.ts'

/** Where each recipient holds the token; who stands in a list twice is looked for once. */
export async function findAccounts(
  addresses: readonly Address[],
  token: Pick<SendToken, 'mint' | 'program'>,
): Promise<Address[]> {
  const places = new Map<Address, Promise<Address>>()
  return await Promise.all(
    addresses.map((address) => {
      const place = places.get(address) ?? findTokenAccount(address, token)
      places.set(address, place)
      return place
    }),
  )
}
