import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { SolanaPoolStatus } from '@slipway/sdk/solana/staking/solana-pool-status'
import type { SolanaPool } from '@slipway/sdk/solana/staking/types'

/** A pool in a list. */
export interface ListedPool {
  readonly pool: SolanaPool
  /** Staked token; absent where it could not be read: the pool is there all the same. */
  readonly stake: LockToken | undefined
  readonly reward: LockToken | undefined
  readonly status: SolanaPoolStatus
  /** Unix seconds of the cluster. */
  readonly now: number
}
