import type { SolanaChainDefinition } from '@slipway/chains'
import type { SolanaAirdrop } from '@slipway/sdk/solana/airdrop/types'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { Address } from '@solana/kit'

/** An airdrop in a list. */
export interface ListedAirdrop {
  readonly airdrop: SolanaAirdrop
  /** Absent where it could not be read, or is none that the program takes today: the airdrop is there all the same. */
  readonly token: LockToken | undefined
  readonly status: AirdropStatus
}

/** Whether claims are paid: not yet, now, no more, or all of them were. */
export type AirdropStatus = 'coming' | 'running' | 'finished' | 'paid'

/** An airdrop and what its page needs beside it. */
export interface AirdropView {
  readonly chain: SolanaChainDefinition
  readonly program: Address
  readonly airdrop: SolanaAirdrop
  readonly token: LockToken
  /** Unix seconds of the cluster. */
  readonly now: number
  readonly status: AirdropStatus
  /** Base units that its vault holds. */
  readonly left: bigint
  /** Extensions that its account needs to have a place for every entry. */
  readonly missing: number
}
