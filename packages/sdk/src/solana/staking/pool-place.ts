import type { Address } from '@solana/kit'
import type { PoolMint } from './types.ts'

/** A pool, its program, its vaults and the programs of its tokens. */
export interface PoolPlace {
  readonly program: Address
  readonly pool: Address
  /** The address that moves the rewards. */
  readonly rewards: Address
  readonly stakeVault: Address
  readonly rewardVault: Address
  readonly stake: PoolMint
  readonly reward: PoolMint
}
