import { type Address, fetchEncodedAccount } from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodePool } from './decode-pool.ts'
import type { SolanaPool } from './types.ts'

/** The pool at an address; undefined where there is none of the program's, or where it was closed. */
export async function getPool(
  rpc: SolanaRpc,
  program: Address,
  address: Address,
): Promise<SolanaPool | undefined> {
  const account = await fetchEncodedAccount(rpc, address, { commitment: 'confirmed' })
  if (!account.exists || account.programAddress !== program) return undefined
  return decodePool({ address, data: new Uint8Array(account.data) })
}
