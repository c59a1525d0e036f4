import { fetchEncodedAccount } from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { metaplexProgram } from './metaplex-program.ts'

/** Whether a cluster has the program of Metaplex. */
export async function hasMetaplex(rpc: SolanaRpc): Promise<boolean> {
  const account = await fetchEncodedAccount(rpc, metaplexProgram, { commitment: 'confirmed' })
  return account.exists && account.executable
}
