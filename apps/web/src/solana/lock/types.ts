import type { SolanaChainDefinition } from '@slipway/chains'
import type { HeldToken } from '@slipway/sdk/solana/get-held-token'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { LockSum } from '@slipway/sdk/solana/lock/sum-locks'
import type { SolanaLock } from '@slipway/sdk/solana/lock/types'
import type { Address } from '@solana/kit'

/** A lock in a list. */
export interface ListedLock {
  readonly lock: SolanaLock
  /** Absent where it could not be read, or is none that the locker takes today: the lock is there all the same. */
  readonly token: LockToken | undefined
  readonly free: bigint
}

/** A lock and what its page needs beside it. */
export interface LockView {
  readonly chain: SolanaChainDefinition
  readonly program: Address
  readonly lock: SolanaLock
  readonly token: LockToken
  /** Unix seconds of the cluster. */
  readonly now: number
  /** Base units that are locked, and those of them that can be withdrawn. */
  readonly amount: bigint
  readonly free: bigint
}

/** What our locker holds of one token. */
export interface TokenLocks {
  readonly token: HeldToken
  readonly sum: LockSum
  /** Unix seconds of the cluster. */
  readonly now: number
}
