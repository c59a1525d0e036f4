import { type Address, fetchEncodedAccount, type Lamports, lamports } from '@solana/kit'
import { findAssociatedTokenPda, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import type { SolanaToken } from './get-solana-token.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** What opening somebody's account of a token deposits; 0 where it is open. */
export async function getAccountDeposit(
  rpc: SolanaRpc,
  { address: mint, accountBytes }: Pick<SolanaToken, 'address' | 'accountBytes'>,
  owner: Address,
): Promise<Lamports> {
  const [account] = await findAssociatedTokenPda({
    owner,
    mint,
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  })
  const { exists } = await fetchEncodedAccount(rpc, account, { commitment: 'confirmed' })
  if (exists) return lamports(0n)
  return await rpc.getMinimumBalanceForRentExemption(BigInt(accountBytes)).send()
}
