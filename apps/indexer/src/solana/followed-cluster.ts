import type { SolanaKind } from '@slipway/database/solana/app'
import type { Address } from '@solana/kit'

/** A program of ours, by what it keeps. */
export interface FollowedProgram {
  readonly kind: SolanaKind
  readonly address: Address
}

/** A Solana cluster that is indexed. */
export interface FollowedCluster {
  readonly chainId: number
  readonly shortname: string
  /** asked in turn: one that fails gives way to the next */
  readonly rpcUrls: readonly string[]
  readonly programs: readonly FollowedProgram[]
}
