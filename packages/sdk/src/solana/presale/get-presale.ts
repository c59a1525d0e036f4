import { type Address, fetchEncodedAccount } from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodePresale } from './decode-presale.ts'
import type { SolanaPresale } from './types.ts'

/** A presale; undefined where the account is none of the program's, or all of it is over. */
export async function getPresale(
  rpc: SolanaRpc,
  program: Address,
  address: Address,
): Promise<SolanaPresale | undefined> {
  const account = await fetchEncodedAccount(rpc, address, { commitment: 'confirmed' })
  if (!account.exists || account.programAddress !== program) return undefined
  return decodePresale({ address, data: new Uint8Array(account.data) })
}
