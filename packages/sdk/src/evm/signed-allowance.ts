import type { Address, Hex } from 'viem'

/** An allowance that its owner has signed (EIP-2612), in place of an approval. */
export interface SignedAllowance {
  readonly token: Address
  readonly value: bigint
  /** Unix seconds. */
  readonly deadline: bigint
  readonly signature: Hex
}
