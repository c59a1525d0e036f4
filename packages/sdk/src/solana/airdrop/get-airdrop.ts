import { type Address, fetchEncodedAccount } from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodeAirdrop } from './decode-airdrop.ts'
import type { SolanaAirdrop } from './types.ts'

/** An airdrop with its ledger; undefined where the account is none of the program's, or all of it is over. */
export async function getAirdrop(
  rpc: SolanaRpc,
  program: Address,
  address: Address,
): Promise<SolanaAirdrop | undefined> {
  const account = await fetchEncodedAccount(rpc, address, { commitment: 'confirmed' })
  if (!account.exists || account.programAddress !== program) return undefined
  return decodeAirdrop({ address, data: new Uint8Array(account.data) })
}
