import type { Address } from '@solana/kit'

/**
 * How a lock is released before `unlockAt`, as on EVM networks: the first part at `cliffAt`; then, where `cycleSeconds` is 0,
 * the rest evenly by the second until `unlockAt`, else `cycleBps` with each cycle, of which the last one ends at `unlockAt`.
 */
export interface SolanaReleaseSchedule {
  /** Unix seconds. */
  readonly cliffAt: number
  /** 0 to 9 999. */
  readonly firstBps: number
  /** 0 in a linear release. */
  readonly cycleSeconds: number
  /** 0 in a linear release. */
  readonly cycleBps: number
}

/** A lock of the locker program; amounts in base units, times in unix seconds. */
export interface SolanaLock {
  readonly address: Address
  /** Who may withdraw what is released. */
  readonly owner: Address
  readonly mint: Address
  /** Token account that holds what is locked. */
  readonly vault: Address
  readonly creator: Address
  readonly id: bigint
  /** What arrived when the lock began. */
  readonly initialAmount: bigint
  readonly withdrawn: bigint
  readonly lockedAt: number
  /** `solanaLockLimits.forever` of a lock for ever. */
  readonly unlockAt: number
  /** Absent where all of it comes at `unlockAt`. */
  readonly schedule: SolanaReleaseSchedule | undefined
}

/** A token that is locked, and the program that it is of. */
export interface LockedMint {
  readonly mint: Address
  readonly tokenProgram: Address
}

/** A well-formed lock that is not made yet. */
export interface SolanaLockDraft extends LockedMint {
  /** Base units. */
  readonly amount: bigint
  readonly owner: Address
  readonly unlockAt: number
  readonly schedule: SolanaReleaseSchedule | undefined
}
