import { getLockToken, type LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { Address } from '@solana/kit'
import type { clusterRpc } from './cluster-rpc.ts'

/**
 * Tokens by their mints, each read once. Anybody can put a token into a list of somebody else's: one that cannot be read
 * is left out, and hides no other.
 */
export async function tokensByMint<Token>(
  mints: readonly Address[],
  read: (mint: Address) => Promise<Token | undefined>,
): Promise<ReadonlyMap<Address, Token>> {
  const once = [...new Set(mints)]
  const readings = await Promise.allSettled(once.map(read))
  const tokens = new Map<Address, Token>()
  for (const [at, reading] of readings.entries()) {
    const mint = once[at]
    if (mint && reading.status === 'fulfilled' && reading.value) tokens.set(mint, reading.value)
  }
  return tokens
}

/** Those that can be locked, by their mints. */
export const lockTokensByMint = (
  rpc: ReturnType<typeof clusterRpc>,
  mints: readonly Address[],
): Promise<ReadonlyMap<Address, LockToken>> =>
  tokensByMint(mints, async (mint) => {
    const reading = await getLockToken(rpc, mint)
    return reading.ok ? reading.token : undefined
  })
