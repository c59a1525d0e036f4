import type { SolanaChainDefinition } from '@slipway/chains'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { SolanaPool, SolanaStake } from '@slipway/sdk/solana/staking/types'
import type { Address } from '@solana/kit'

/** One of the two tokens of a pool. */
export interface PoolToken extends LockToken {
  /** The mint was closed, or has what this release does not know: amounts are base units. */
  readonly isUnread: boolean
}

/** A pool and what its page needs beside it. */
export interface PoolView {
  readonly chain: SolanaChainDefinition
  readonly program: Address
  readonly pool: SolanaPool
  readonly stake: PoolToken
  readonly reward: PoolToken
  /** Base units that its vaults hold. */
  readonly held: { readonly stake: bigint; readonly reward: bigint }
  /** Unix seconds of the cluster. */
  readonly now: number
}

/** What a wallet has in a pool, and could put into it. */
export interface StakerState {
  /** The pool at the very moment at which the stake was read: of two moments their sums would not fit. */
  readonly pool: SolanaPool
  /** Null where it has nothing, or was paid the last of it. */
  readonly stake: SolanaStake | null
  /** Base units of what is staked in the wallet's associated token account. */
  readonly balance: bigint
  /** Lamports that its account in the pool deposits with the first stake; 0 where it has one. */
  readonly deposit: bigint
  /** Lamports that come back as its account ends; 0 where it has none. */
  readonly refund: bigint
}
