import { type Address, fetchEncodedAccount } from '@solana/kit'
import { AccountState, decodeToken } from '@solana-program/token-2022'
import type { SolanaRpc } from './solana-rpc.ts'

/** Whose an account of a token is, and whether it is frozen; undefined where none is open. */
export async function getTokenAccount(
  rpc: SolanaRpc,
  address: Address,
  tokenProgram: Address,
): Promise<{ readonly owner: Address; readonly isFrozen: boolean } | undefined> {
  const found = await fetchEncodedAccount(rpc, address, { commitment: 'confirmed' })
  // Anybody may have sent money to an address that is not open yet.
  if (!found.exists || found.programAddress !== tokenProgram) return undefined
  const { owner, state } = decodeToken(found).data
  return { owner, isFrozen: state === AccountState.Frozen }
}
