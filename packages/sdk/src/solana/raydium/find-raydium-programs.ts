import type { SolanaVenue } from '@slipway/chains'
import type { Address } from '@solana/kit'

/** Raydium's programs for pools of constant product on one cluster. */
export interface RaydiumPrograms {
  /** CPMM: creates the pools. */
  readonly pools: Address
  /** Locks their liquidity forever ("Burn & Earn"). */
  readonly locks: Address
}

/** What locks liquidity, by what creates the pools. Source: `LOCK_CPMM_PROGRAM` of Raydium's SDK, for each cluster. */
const lockPrograms: Readonly<Partial<Record<string, Address>>> = {
  CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C:
    'LockrWmn6K5twhz3y9w1dQERbmgSaRkfnTeTKbpofwE' as Address,
  DRaycpLY18LhpbydsBWbVJtxpNv9oXPgjRSfpF2bWpYb:
    'DRay25Usp3YJAi7beckgpGUC7mGJ2cR1AVPxhYfwVCUX' as Address,
}

/** Raydium's programs among the exchanges of a cluster; undefined where it has none. */
export function findRaydiumPrograms(venues: readonly SolanaVenue[]): RaydiumPrograms | undefined {
  for (const { programId } of venues) {
    const locks = lockPrograms[programId]
    if (locks) return { pools: programId as Address, locks }
  }
  return undefined
}
