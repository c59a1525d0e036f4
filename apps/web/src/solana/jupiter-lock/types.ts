import type { HeldToken } from '@slipway/sdk/solana/get-held-token'
import type { EscrowList } from '@slipway/sdk/solana/jupiter-lock/get-escrows'
import type { JupiterLock } from '@slipway/sdk/solana/jupiter-lock/get-jupiter-lock'
import type { JupiterEscrow } from '@slipway/sdk/solana/jupiter-lock/types'

/** What Jupiter Lock holds of one token. */
export interface TokenEscrows {
  readonly lock: JupiterLock
  readonly token: HeldToken
  readonly list: EscrowList
  /** Unix seconds of the cluster. */
  readonly now: bigint
}

/** An escrow of the connected wallet. */
export interface OwnEscrow {
  readonly escrow: JupiterEscrow
  /** Absent where it could not be read. */
  readonly token: HeldToken | undefined
  /** Base units that can be claimed now. */
  readonly free: bigint
  /** Base units that are not released yet. */
  readonly unreleased: bigint
  /** Unix seconds of the next release; absent where nothing more is released. */
  readonly nextAt: bigint | undefined
}

/** What Jupiter Lock holds for a wallet. */
export interface OwnEscrows {
  readonly escrows: readonly OwnEscrow[]
  /** How many smaller ones were not read. */
  readonly left: number
}
