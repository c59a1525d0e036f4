import { type Address, fetchEncodedAccount } from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodeLock } from './decode-lock.ts'
import type { SolanaLock } from './types.ts'

/** The lock at an address; undefined where there is none of the program's, or where it was closed. */
export async function getLock(
  rpc: SolanaRpc,
  program: Address,
  address: Address,
): Promise<SolanaLock | undefined> {
  const account = await fetchEncodedAccount(rpc, address, { commitment: 'confirmed' })
  return account.exists && account.programAddress === program ? decodeLock(account) : undefined
}
