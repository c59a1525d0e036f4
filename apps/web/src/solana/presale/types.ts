import type { SolanaChainDefinition } from '@slipway/chains'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { solanaPresaleStatus } from '@slipway/sdk/solana/presale/solana-presale-status'
import type { SolanaPresale, SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import type { Address } from '@solana/kit'

export type PresaleStatus = ReturnType<typeof solanaPresaleStatus>

/** A presale in a list. */
export interface ListedPresale {
  readonly presale: SolanaPresale
  /** Absent where it could not be read: the presale is there all the same. */
  readonly token: LockToken | undefined
  readonly status: PresaleStatus
  /** Unix seconds of the cluster. */
  readonly now: number
}

/** What a wallet has in a presale. */
export interface BuyerState {
  /** Null where it has nothing, or was paid the last of it. */
  readonly buyer: SolanaPresaleBuyer | null
  /** Lamports of the wallet. */
  readonly balance: bigint
  /** Lamports that its account in the presale deposits with the first contribution; 0 where it has one. */
  readonly deposit: bigint
}

/** A presale and what its page needs beside it. */
export interface PresaleView {
  readonly chain: SolanaChainDefinition
  readonly program: Address
  readonly presale: SolanaPresale
  readonly token: LockToken
  /** Unix seconds of the cluster. */
  readonly now: number
  readonly status: PresaleStatus
  /** Base units that its vault holds. */
  readonly held: bigint
}
