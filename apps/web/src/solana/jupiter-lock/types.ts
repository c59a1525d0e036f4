import type { EscrowToken } from '@slipway/sdk/solana/jupiter-lock/get-escrow-token'
import type { EscrowList } from '@slipway/sdk/solana/jupiter-lock/get-escrows'
import type { JupiterLock } from '@slipway/sdk/solana/jupiter-lock/get-jupiter-lock'

/** What Jupiter Lock holds of one token. */
export interface TokenEscrows {
  readonly lock: JupiterLock
  readonly token: EscrowToken
  readonly list: EscrowList
  /** Unix seconds of the cluster. */
  readonly now: bigint
}
