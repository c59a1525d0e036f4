import { type Address, fetchEncodedAccount } from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodeStake } from './decode-stake.ts'
import { findStakeAddress } from './find-stake-address.ts'
import type { SolanaStake } from './types.ts'

/** What a wallet has in a pool; undefined where it has nothing, or was paid the last of it. */
export async function getStake(
  rpc: SolanaRpc,
  program: Address,
  place: { readonly pool: Address; readonly wallet: Address },
): Promise<SolanaStake | undefined> {
  const address = await findStakeAddress(program, place.pool, place.wallet)
  const account = await fetchEncodedAccount(rpc, address, { commitment: 'confirmed' })
  if (!account.exists || account.programAddress !== program) return undefined
  return decodeStake({ address, data: new Uint8Array(account.data) })
}
