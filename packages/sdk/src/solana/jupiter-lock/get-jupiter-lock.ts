import { fetchEncodedAccount } from '@solana/kit'
import { getProgramAuthority, type ProgramAuthority } from '../get-program-authority.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { jupiterLockProgram } from './jupiter-lock-program.ts'

/** Jupiter Lock on one cluster. */
export interface JupiterLock {
  /** Who can replace the program. */
  readonly upgradeAuthority: ProgramAuthority
}

/** Jupiter Lock as a cluster has it; undefined on clusters without the program. */
export async function getJupiterLock(rpc: SolanaRpc): Promise<JupiterLock | undefined> {
  const program = await fetchEncodedAccount(rpc, jupiterLockProgram, { commitment: 'confirmed' })
  if (!program.exists || !program.executable) return undefined
  return { upgradeAuthority: await getProgramAuthority(rpc, jupiterLockProgram) }
}
