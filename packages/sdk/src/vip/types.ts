import type { Address } from 'viem'

/** Contracts of memberships on one network. */
export interface VipContracts {
  readonly vip: Address
}

/** A price for a number of days (specification, section 3); price and days never change. */
export interface VipPlan {
  /** Its number, from 0. */
  readonly index: number
  /** Native currency, in wei. */
  readonly priceWei: bigint
  readonly days: number
  /** Whether it can be bought now. */
  readonly isOpen: boolean
}

/** What the contract knows about one account (specification, section 3: VIP record). */
export interface Membership {
  readonly user: Address
  /** Unix seconds; a member before it. 0 for who never was one. */
  readonly expiresAt: number
  /** Wei paid last. */
  readonly paidWei: bigint
  /** Days bought last. */
  readonly days: number
  /** The network's clock when this was read, unix seconds. */
  readonly readAt: number
}

/** Tools whose creations may cost a fee, in the order in which pages name them. */
export const feeTools = ['token', 'presale', 'airdrop', 'staking', 'nft'] as const
export type FeeTool = (typeof feeTools)[number]

/** The fee of one template of one factory. */
export interface CreationFee {
  readonly tool: FeeTool
  readonly templateId: number
  /** Wei that everybody pays who is neither member nor on the factory's fee whitelist. */
  readonly fullFeeWei: bigint
  /** Wei that the asked account pays as long as it is no member: less its discount. Without an account the full fee. */
  readonly feeWei: bigint
  /** Whether the factory asks this very membership contract: only then do members pay nothing. */
  readonly isWaived: boolean
}
