import type { Address } from 'viem'
import type { PoolKind } from '../platform/pool-kinds.ts'

/** Where the contracts of pools stand on a network. */
export interface StakingContracts {
  readonly poolFactory: Address
}

/** A token as far as amounts need it. Texts are its maker's: show them as text, never as markup. */
export interface PoolToken {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  /** 0 for a collection: NFTs count one each. */
  readonly decimals: number
  /** Trading is not open yet: the token moves only between its insiders and contracts of the platform (S-30). */
  readonly isGated?: true
}

/** What is staked; an LP token names the two that it is liquidity of. */
export interface StakedAsset extends PoolToken {
  readonly pair?: readonly [PoolToken, PoolToken]
}

/** Terms of a pool as they hold now. Amounts in base units of their token, times in unix seconds. */
export interface PoolTerms {
  /** Reward base units. */
  readonly rewardPerSecond: bigint
  readonly startTime: number
  readonly endTime: number
  /** Nothing is staked from then on; never after `endTime`. */
  readonly stakeDeadline: number
  /** What one account may have staked while the limit holds; 0 for no limit. */
  readonly limit: bigint
  /** Seconds after the start for which the limit holds. */
  readonly limitSeconds: number
  /** Seconds for which a stake is locked after the account's last deposit. */
  readonly lockSeconds: number
  /** An inviter's part of what the invited are paid, in basis points; 0 is switched off. */
  readonly inviteBps: number
}

/** What a contract owes of an asset, and what it holds; solvent while `held` is not less. */
export interface PoolReserve {
  readonly owed: bigint
  readonly held: bigint
}

/** Where a pool stands. */
export interface PoolState {
  readonly totalStaked: bigint
  readonly stakerCount: number
  /** Reward base units that 1e18 staked base units (of NFTs: one) would earn in 365 days at the present rate and stake. */
  readonly apr: bigint
  /** Whether the limit of an account holds now. */
  readonly hasUserLimit: boolean
  /** Whether every lock time has ended. */
  readonly exitOpen: boolean
  /** Left for inviters, in reward base units. */
  readonly rebateBudget: bigint
  /** Rewards that nobody has earned nor can earn: the admin can take them. */
  readonly recoverable: bigint
  readonly staked: PoolReserve
  readonly reward: PoolReserve
}

/** A staking pool as it stands on chain. */
export interface Pool {
  readonly chainId: number
  readonly address: Address
  /** Its number in the factory. */
  readonly id: bigint
  readonly kind: PoolKind
  /** Who made it. */
  readonly owner: Address
  /** Who may change its rewards. */
  readonly admin: Address
  readonly createdAt: number
  /** Rewards that were paid in at creation, without rebates. */
  readonly rewardTokenAmount: bigint
  /** Creation fee that was paid, in wei. */
  readonly serviceFee: bigint
  readonly stakedToken: StakedAsset
  readonly rewardToken: PoolToken
  readonly terms: PoolTerms
  readonly state: PoolState
  /** Key of what the project says of the pool. */
  readonly ipfsKey: string
  /** Where pictures are found when the collection itself does not say; empty for none and for tokens. */
  readonly baseUri: string
  /** Moment for which all of this holds, in unix seconds of the chain. */
  readonly readAt: number
}

/** One wallet in a pool, and what it brings along. */
export interface PoolAccount {
  readonly staked: bigint
  /** Reward that a harvest would pay at `readAt`. */
  readonly pending: bigint
  /** When the last deposit was made; 0 for none. */
  readonly lockedAt: number
  /** From when the wallet can withdraw; 0 when it has nothing staked. */
  readonly unlockTime: number
  readonly canWithdraw: boolean
  /** The zero address for nobody. */
  readonly inviter: Address
  /** Rebate that the wallet can claim as an inviter. */
  readonly rebate: bigint
  /** Of what is staked, in the wallet. */
  readonly balance: bigint
  /** What the pool may take of it; of NFTs: all or nothing. */
  readonly allowance: bigint
  /** Of the reward token, in the wallet. */
  readonly rewardBalance: bigint
  /** Moment for which all of this holds, in unix seconds of the chain. */
  readonly readAt: number
}

/** What the registry says of a pool. */
export interface PoolRecord {
  readonly id: bigint
  readonly owner: Address
  readonly address: Address
  readonly createdAt: number
  readonly rewardTokenAmount: bigint
  readonly serviceFee: bigint
}
