import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getProgramAuthority } from '@slipway/sdk/solana/get-program-authority'
import type { Address } from '@solana/kit'
import { clusterRpc } from './cluster-rpc.ts'

/**
 * Whether somebody can still change a program of the platform, in a sentence, as the cluster says now.
 * @param fixed what is said where nobody can
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function describeProgram(
  chain: SolanaChainDefinition,
  program: Address,
  fixed: () => string,
): Promise<string> {
  const authority = await getProgramAuthority(clusterRpc(chain), program)
  if (authority === null) return fixed()
  return authority === 'unknown' ? m.solana_program_unknown() : m.solana_program_open({ authority })
}
