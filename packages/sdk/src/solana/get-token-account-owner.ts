import { type Address, fetchEncodedAccount } from '@solana/kit'
import { decodeToken } from '@solana-program/token-2022'
import type { SolanaRpc } from './solana-rpc.ts'

/** Whose an account of a token is; undefined where none is open. */
export async function getTokenAccountOwner(
  rpc: SolanaRpc,
  address: Address,
  tokenProgram: Address,
): Promise<Address | undefined> {
  const found = await fetchEncodedAccount(rpc, address, { commitment: 'confirmed' })
  // Anybody may have sent money to an address that is not open yet.
  if (!found.exists || found.programAddress !== tokenProgram) return undefined
  return decodeToken(found).data.owner
}
