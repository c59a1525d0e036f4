import { type Address, fetchEncodedAccount, type Lamports, lamports } from '@solana/kit'
import { findAssociatedTokenPda, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { calculateAccountSize } from './calculate-account-size.ts'
import type { SolanaToken } from './get-solana-token.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** What opening somebody's account of a token deposits; 0 where it is open. */
export async function getAccountDeposit(
  rpc: SolanaRpc,
  { address: mint, extensions }: Pick<SolanaToken, 'address' | 'extensions'>,
  owner: Address,
): Promise<Lamports> {
  const [account] = await findAssociatedTokenPda({
    owner,
    mint,
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  })
  const found = await fetchEncodedAccount(rpc, account, { commitment: 'confirmed' })
  if (found.exists && found.programAddress === TOKEN_2022_PROGRAM_ADDRESS) return lamports(0n)
  const needed = await rpc
    .getMinimumBalanceForRentExemption(calculateAccountSize(extensions))
    .send()
  // Anybody may have sent money to an address that is not open yet.
  const there = found.exists ? found.lamports : 0n
  return lamports(needed > there ? needed - there : 0n)
}
