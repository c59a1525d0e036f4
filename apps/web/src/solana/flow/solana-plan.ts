import type { SolanaChainDefinition } from '@slipway/chains'
import type { SolanaTransactionRequest } from '@slipway/sdk/solana/compose-message'
import type { PlanReview } from '../../transaction/shown-plan.ts'
import type { SolanaKind } from './solana-kind.ts'

/** What leaves the signer beside the network fee: a deposit that an account holds as long as it exists, or a payment. */
export interface Deposit {
  readonly label: string
  readonly lamports: bigint
}

/**
 * What tells an act from another of its kind at the same place: whom it pays, how much, what it sets. What moves with the
 * clock is no part of it, and what no second act can share needs none.
 */
export type ActTerms = readonly (string | number | bigint)[]

/** A transaction ready to be reviewed: what is to be signed, and what the visitor is shown. */
export interface SolanaPlan {
  readonly chain: SolanaChainDefinition
  readonly request: SolanaTransactionRequest
  readonly kind: SolanaKind
  /** Symbol or short address. */
  readonly subject: string
  /** Token that it is about. */
  readonly mint: string
  /** Collection that an item is minted into. */
  readonly collection?: string
  /** Lock that it is about. */
  readonly lock?: string
  /** Airdrop that it is about. */
  readonly airdrop?: string
  /** Presale that it is about. */
  readonly presale?: string
  /** Staking pool that it is about. */
  readonly pool?: string
  readonly terms?: ActTerms
  readonly deposits: readonly Deposit[]
  readonly review: PlanReview
}
