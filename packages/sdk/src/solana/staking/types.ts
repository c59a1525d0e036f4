import type { Address } from '@solana/kit'

/** A token, and the program that it is of. */
export interface PoolMint {
  readonly mint: Address
  readonly tokenProgram: Address
  /** Where the signer is paid it, if not into the associated account, which can have been given away. */
  readonly account?: Address
}

/** What a unit of stake has earned, in 1/2^64 of a base unit of the reward, modulo 2^128. */
type PerUnit = bigint

/** A pool of the staking program; amounts in base units of their token, times in unix seconds. */
export interface SolanaPool {
  readonly address: Address
  readonly owner: Address
  readonly stakeMint: Address
  readonly rewardMint: Address
  /** Token account that holds what is staked, and nothing that is a reward. */
  readonly stakeVault: Address
  readonly rewardVault: Address
  readonly id: bigint
  readonly createdAt: number
  readonly startAt: number
  readonly endAt: number
  /** Nothing is staked from then on. */
  readonly deadlineAt: number
  readonly lockSeconds: number
  /** What one wallet may have staked; 0 stands for no limit. */
  readonly limit: bigint
  readonly limitSeconds: number
  /** Reward of a second. */
  readonly rate: bigint
  readonly countedUntil: number
  readonly perUnit: PerUnit
  readonly staked: bigint
  /** Earned and unpaid. */
  readonly owed: bigint
  /** Rewards that nobody has earned nor can earn. */
  readonly surplus: bigint
  readonly stakers: number
  /** Accounts of wallets that are not ended. */
  readonly accounts: number
  /** Whether every lock time has ended. */
  readonly exitOpen: boolean
}

/** What a wallet has in a pool. */
export interface SolanaStake {
  readonly address: Address
  readonly pool: Address
  readonly wallet: Address
  readonly amount: bigint
  /** Earned until `perUnit`, and not paid. */
  readonly due: bigint
  readonly perUnit: PerUnit
  readonly depositedAt: number
}

/** A well-formed pool that is not made yet. */
export interface SolanaPoolDraft {
  readonly stake: PoolMint
  readonly reward: PoolMint
  /** Base units of the reward to take from the owner's account: what is not needed can be recovered. */
  readonly amount: bigint
  readonly rate: bigint
  /** Where it has passed, rewards begin at once. */
  readonly startAt: number
  readonly endAt: number
  readonly deadlineAt: number
  readonly lockSeconds: number
  readonly limit: bigint
  readonly limitSeconds: number
}
