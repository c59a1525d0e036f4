import type { SolanaVenue } from '@slipway/chains'
import type { Address } from '@solana/kit'

/** Raydium's programs for pools of constant product on one cluster. */
export interface RaydiumPrograms {
  /** CPMM: creates the pools. */
  readonly pools: Address
  /** Locks their liquidity forever ("Burn & Earn"). */
  readonly locks: Address
  /** What creating a pool costs goes there. */
  readonly feeAccount: Address
}

/**
 * What belongs to the program that creates the pools. Source: `LOCK_CPMM_PROGRAM` and `CREATE_CPMM_POOL_FEE_ACC` of
 * Raydium's SDK, for each cluster.
 */
const parts: Readonly<Partial<Record<string, Omit<RaydiumPrograms, 'pools'>>>> = {
  CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C: {
    locks: 'LockrWmn6K5twhz3y9w1dQERbmgSaRkfnTeTKbpofwE' as Address,
    feeAccount: 'DNXgeM9EiiaAbaWvwjHj9fQQLAX5ZsfHyvmYUNRAdNC8' as Address,
  },
  DRaycpLY18LhpbydsBWbVJtxpNv9oXPgjRSfpF2bWpYb: {
    locks: 'DRay25Usp3YJAi7beckgpGUC7mGJ2cR1AVPxhYfwVCUX' as Address,
    feeAccount: '3oE58BKVt8KuYkGxx8zBojugnymWmBiyafWgMrnb6eYy' as Address,
  },
}

/** Raydium's programs among the exchanges of a cluster; undefined where it has none. */
export function findRaydiumPrograms(venues: readonly SolanaVenue[]): RaydiumPrograms | undefined {
  for (const { programId } of venues) {
    const known = parts[programId]
    if (known) return { pools: programId as Address, ...known }
  }
  return undefined
}
