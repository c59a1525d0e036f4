import type { Address } from 'viem'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import type { FlowProposal } from '../multisig/types.ts'
import type { FlowReceipt } from './types.ts'

/** What a contract account was asked to do, and what is needed to find out what became of it. */
export interface AskedProposal {
  readonly account: Address
  readonly proposal: FlowProposal
  /** Whether the wallet took it as a batch (EIP-5792), and tells of it as of one. */
  readonly isBatch: boolean
  /** The one call that it is, to find its number by its hash; undefined for several at once. */
  readonly call: UnsignedTransaction | undefined
  /** The account's next number when it was asked, where it has any: what it gives to a proposal is no lower. */
  readonly firstNumber: number | undefined
}

/** What became of it. */
export type ProposalOutcome =
  | { readonly kind: 'executed'; readonly receipts: readonly FlowReceipt[] }
  | { readonly kind: 'failed'; readonly receipt?: FlowReceipt }
  /** The owners carried out nothing in its place. */
  | { readonly kind: 'rejected' }
