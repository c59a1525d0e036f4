import type { Hash, Hex } from 'viem'

/** A contract account whose owners decide together (Safe), as it stands in a block. */
export interface Multisig {
  /** The number of what it carries out next. */
  readonly nonce: number
  /** How many owners have to agree. */
  readonly threshold: number
  /** With what every hash begins that its owners sign (EIP-712). */
  readonly domainSeparator: Hex
}

/** One carrying-out by such an account of what its owners had agreed to. */
export interface MultisigExecution {
  /** What they had signed. */
  readonly proposal: Hash
  readonly transactionHash: Hash
  /** False where the account spent the number and the call itself failed. */
  readonly succeeded: boolean
}

/** What a contract account was asked to do, and who has agreed so far; kept with its flow. */
export interface FlowProposal {
  /** What the wallet gave for it: the hash that the owners sign, the id of a batch, or a transaction's hash. */
  readonly id: string
  /** The account's own number for it; whatever is carried out under this number first is the only one. */
  readonly nonce?: number
  /** Owners who have agreed. */
  readonly confirmations?: number
  /** Owners who have to agree. */
  readonly required?: number
}

/** What a wallet knows of a proposal beyond the chain: signatures that were collected elsewhere. */
export type ToldProposal = Partial<Omit<FlowProposal, 'id'>> & {
  /** The transaction that carried it out. */
  readonly transactionHash?: Hash
}
