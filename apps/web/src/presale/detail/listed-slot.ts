import type { Hex } from 'viem'

/** A wallet's place in the project's Merkle list, with what proves it to the contract. */
export interface ListedSlot {
  readonly index: number
  readonly level: number
  readonly proof: readonly Hex[]
}
