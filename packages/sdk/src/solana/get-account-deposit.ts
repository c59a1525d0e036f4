import { type Address, fetchEncodedAccount, type Lamports, lamports } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token-2022'
import { calculateAccountSize } from './calculate-account-size.ts'
import type { SolanaToken } from './get-solana-token.ts'
import type { LockToken } from './lock/get-lock-token.ts'
import type { SolanaRpc } from './solana-rpc.ts'

type OpenedToken =
  | Pick<SolanaToken, 'address' | 'program' | 'extensions'>
  | Pick<LockToken, 'mint' | 'tokenProgram' | 'accountBytes'>

const accountOf = (token: OpenedToken) =>
  'mint' in token
    ? { mint: token.mint, tokenProgram: token.tokenProgram, bytes: BigInt(token.accountBytes) }
    : {
        mint: token.address,
        tokenProgram: token.program,
        bytes: calculateAccountSize(token),
      }

/** What opening somebody's account of a token deposits; 0 where it is open. */
export async function getAccountDeposit(
  rpc: SolanaRpc,
  token: OpenedToken,
  owner: Address,
): Promise<Lamports> {
  const { mint, tokenProgram, bytes } = accountOf(token)
  const [account] = await findAssociatedTokenPda({ owner, mint, tokenProgram })
  const found = await fetchEncodedAccount(rpc, account, { commitment: 'confirmed' })
  if (found.exists && found.programAddress === tokenProgram) return lamports(0n)
  const needed = await rpc.getMinimumBalanceForRentExemption(bytes).send()
  // Anybody may have sent money to an address that is not open yet.
  const there = found.exists ? found.lamports : 0n
  return lamports(needed > there ? needed - there : 0n)
}
