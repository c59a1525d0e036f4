import type { Address } from '@solana/kit'
import { getAccounts } from '../get-accounts.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodeMetaplexMetadata } from './decode-metaplex-metadata.ts'
import { findMetaplexAddress } from './find-metaplex-address.ts'
import type { MetaplexMetadata } from './types.ts'

/**
 * What Metaplex keeps of mints, by mint; one of which it keeps nothing is left out.
 * @param minContextSlot a node that has not come so far does not answer
 */
export async function getMetaplexMetadata(
  rpc: SolanaRpc,
  mints: readonly Address[],
  minContextSlot?: bigint,
): Promise<ReadonlyMap<Address, MetaplexMetadata>> {
  const places = await Promise.all(mints.map(findMetaplexAddress))
  const accounts = await getAccounts(rpc, places, minContextSlot)
  return new Map(
    mints.flatMap((mint, at) => {
      const account = accounts[at]
      const found = account?.exists ? decodeMetaplexMetadata(account, mint) : undefined
      return found ? [[mint, found] as const] : []
    }),
  )
}
