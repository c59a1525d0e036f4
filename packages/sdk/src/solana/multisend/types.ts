import type { Address, Signature } from '@solana/kit'
import type { FollowedTransaction } from '../transaction-follower.ts'

/** A token that can be sent to many: of either token program. */
export interface SendToken {
  readonly mint: Address
  /** The program that it is of. */
  readonly program: Address
  /** Empty where the token itself does not say. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Basis points that each transfer keeps back in this epoch, rounded up: recipients get this much less. */
  readonly transferFeeBps: number
  /** The same from a later epoch on, where that is decided: it may hold before the list is through. */
  readonly nextTransferFeeBps?: number | undefined
  /** Base units that one transfer keeps back at most; undefined without such an end. */
  readonly transferFeeMax?: bigint | undefined
  /** Bytes of an account that holds it. */
  readonly accountBytes: number
}

/** A line of a list. */
export interface SendRow {
  /** From 1. */
  readonly line: number
  readonly address: Address
  /** Base units. */
  readonly amount: bigint
}

/**
 * How the account of a recipient is opened with a payment: `once` fails where anybody opened it meanwhile, with the
 * payment, and so keeps a second run of the same list from paying again; `if-needed` is for whoever stands in a list
 * several times.
 */
export type AccountOpening = 'no' | 'once' | 'if-needed'

/** A recipient who is still to be paid. */
export interface SendPayment extends SendRow {
  /** Place in the list, from 0. */
  readonly row: number
  /** Where the recipient holds the token. */
  readonly account: Address
  readonly opening: AccountOpening
}

/** Why a recipient cannot be paid by a transfer alone. */
export type SendRefusal =
  /** The address is no wallet: a program owns its account, or is its account. */
  | 'no-wallet'
  /** The recipient's account of the token is frozen. */
  | 'frozen'
  /** It takes transfers only with a memo. */
  | 'memo'
  /** It takes confidential transfers only. */
  | 'confidential'
  /** It was given to somebody else. */
  | 'foreign'

/** A transaction of a list that was signed, and the places of the rows that it pays. */
export interface SignedBatch extends FollowedTransaction {
  readonly rows: readonly number[]
}

/** A transaction of a list that was seen in a block. */
export interface PaidBatch {
  readonly signature: Signature
  readonly rows: readonly number[]
}

/** What the chain says of a list's past. */
export interface SendHistory {
  /** Rows that were paid, each with the transaction that did. */
  readonly paid: ReadonlyMap<number, Signature>
  /** All transactions that name the list and did not fail, whoever sent them. */
  readonly seen: ReadonlySet<Signature>
  /** Those of them that moved nothing out of the sender's account: anybody may name a list. They need not be read again. */
  readonly strangers: ReadonlySet<Signature>
  /** Slot of the newest transaction of the list that was not known here; undefined without one. */
  readonly elsewhereSlot: bigint | undefined
  /** First slot that the node remembers. */
  readonly firstSlot: bigint
}

/** A list, and what is left of it. */
export interface SendPlan extends SendHistory {
  readonly token: SendToken
  readonly sender: Address
  /** The sender's fullest account of the token that is not frozen. */
  readonly source: Address
  /** Base units in it. */
  readonly balance: bigint
  /** An address that every transaction of this list names, so that any node lists them. */
  readonly reference: Address
  readonly rows: readonly SendRow[]
  /** Where each row's recipient holds the token. */
  readonly accounts: readonly Address[]
  /** Rows that cannot be paid, which are left out. */
  readonly refused: ReadonlyMap<number, SendRefusal>
  /** What is left, one transaction each. */
  readonly batches: readonly (readonly SendPayment[])[]
  /** What one account that is opened holds as long as it exists. */
  readonly rentLamports: bigint
  /** Slot as of which all this was read. */
  readonly slot: bigint
}
