import type { Address, Hex } from 'viem'

/** A transaction that nobody has signed; sender and network are the flow's. */
export interface UnsignedTransaction {
  readonly to: Address
  readonly data: Hex
  readonly valueWei: bigint
}
