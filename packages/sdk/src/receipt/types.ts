import type { Address, Hash } from 'viem'
import type { DecodedFailure } from '../evm/decode-contract-error.ts'

/** A log as our ABIs read it. Any contract can write any event: who wrote it always belongs beside it. */
export interface ReadEvent {
  readonly index: number
  readonly emitter: Address
  /** Name in the ABI; absent for an event that none of our ABIs knows. */
  readonly name?: string
  /** Arguments in the ABI's order. */
  readonly args: readonly EventArgument[]
}

export interface EventArgument {
  readonly name: string
  readonly type: string
  readonly value: unknown
}

/** A transaction as its network tells it; amounts in wei of the native currency. */
export interface TransactionFacts {
  readonly hash: Hash
  readonly from: Address
  /** `null` for one that creates a contract. */
  readonly to: Address | null
  readonly valueWei: bigint
  readonly nonce: number
}

/** What became of a transaction. */
export type TransactionOutcome =
  /** No node knows the hash: mistyped, of another network, or dropped. */
  | { readonly state: 'unknown' }
  | { readonly state: 'pending'; readonly facts: TransactionFacts }
  | {
      readonly state: 'done'
      readonly facts: TransactionFacts
      readonly blockNumber: bigint
      /** unix seconds */
      readonly minedAt: number
      readonly gasUsed: bigint
      readonly feeWei: bigint
      readonly createdContract: Address | null
      readonly events: readonly ReadEvent[]
    }
  | {
      readonly state: 'failed'
      readonly facts: TransactionFacts
      readonly blockNumber: bigint
      readonly minedAt: number
      readonly gasUsed: bigint
      readonly feeWei: bigint
      /** Why, by running it again on the block before; undefined where that goes through. */
      readonly failure: DecodedFailure | undefined
      /** All of its gas was used up: it may have needed more. */
      readonly isOutOfGas: boolean
    }
