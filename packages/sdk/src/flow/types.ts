import type { Abi, Address, Hash, Hex, Log } from 'viem'
import type { DecodedFailure } from '../evm/decode-contract-error.ts'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import type { MultisigReads } from '../multisig/multisig-reads.ts'
import type { FlowProposal, ToldProposal } from '../multisig/types.ts'

/** What a mined transaction left behind, whether it was sent alone or inside a batch. */
export interface FlowReceipt {
  readonly transactionHash: Hash
  readonly blockHash: Hash
  readonly blockNumber: bigint
  readonly succeeded: boolean
  readonly logs: readonly Log[]
}

/** Serialisable facts that a step proved, by name; later steps and the success screen read them. */
export type StepResult = Readonly<Record<string, string | number | bigint | boolean>>

/** What every part of a step is told beside the flow's input. */
export interface FlowContext {
  readonly chainId: number
  readonly account: Address
  /** Results of the steps that are done, by step id. */
  readonly results: Readonly<Record<string, StepResult>>
}

/** One transaction of a flow, as data: only the driver sends. */
export interface FlowStep<Input> {
  readonly id: string
  /** Pure: the same input and context give the same transaction, also after a reload. */
  readonly build: (input: Input, context: FlowContext) => UnsignedTransaction
  /** Reads from the receipt what came of it. @throws when the receipt does not hold what was promised. */
  readonly verify: (input: Input, receipt: FlowReceipt, context: FlowContext) => StepResult
  /** The transaction that takes back what this step alone has permitted, for a flow that is left before its goal. */
  readonly undo?: (input: Input, context: FlowContext) => UnsignedTransaction
}

/** A write path, declared as data. */
export interface FlowDefinition<Input> {
  /** Stable name; stored with the state, so that a reload finds the definition again. */
  readonly name: string
  /** The steps for this input, in order; the same input gives the same steps. */
  readonly steps: (input: Input) => readonly FlowStep<Input>[]
  /** True when no step needs the result of an earlier one, so that a wallet may send all in one batch (EIP-5792). */
  readonly batchable: boolean
  /** Errors that the contracts of this flow can raise. */
  readonly errorsAbi: Abi
  /** Unix seconds after which its contract takes it no more; undefined where it names none. */
  readonly deadline?: (input: Input) => bigint | undefined
}

/**
 * Where a flow stands. Its way is the first six, once for each step; after `indexed`, and after the last four, from which it
 * can be taken up again, the driver does nothing more by itself.
 */
export type FlowStatus =
  /** Before the person, who confirms; `failure` says why it is here again. */
  | 'review'
  /** A node tries out the step's transaction. */
  | 'simulating'
  /** Before the wallet. */
  | 'awaiting-signature'
  /** With a contract account, whose other owners may still have to agree. */
  | 'proposed'
  /** Sent, and in no block yet. */
  | 'pending'
  /** In a block: what it promised is proven, then the next step begins, or the index is waited for. */
  | 'mined'
  /** The index shows it: the end. */
  | 'indexed'
  /** Tried out in vain, reverted, or not what was promised. */
  | 'failed'
  /** Another transaction of the same number took its place and does something else. */
  | 'replaced'
  /** It is nowhere any more. */
  | 'dropped'
  /** Declined in the wallet. */
  | 'rejected'

/** What is known of one step's transaction. */
export interface FlowStepState {
  readonly id: string
  readonly hash?: Hash
  /** Of the sender's key; of a contract account its own number. */
  readonly nonce?: number
  /** Block at which the signature was asked for; a lost transaction is searched from here. */
  readonly askedAtBlock?: bigint
  /** Clock milliseconds at which the wallet handed the transaction over. */
  readonly sentAt?: number
  /** Hashes that the wallet gave up for a faster one with the same content. */
  readonly repricedHashes?: readonly Hash[]
  /** Transaction that took this one's place and does something else. */
  readonly replacedBy?: Hash
  readonly blockNumber?: bigint
  readonly blockHash?: Hash
  readonly result?: StepResult
}

/** Everything about a flow that must survive a reload; plain data, see `encodeFlowState`. */
export interface FlowState<Input = unknown> {
  readonly version: 1
  readonly id: string
  readonly name: string
  readonly chainId: number
  readonly account: Address
  readonly input: Input
  /** Clock milliseconds. */
  readonly createdAt: number
  /** Unix seconds after which what is signed can no longer succeed, where the input says so. */
  readonly deadline?: bigint
  readonly status: FlowStatus
  /** Index of the step at hand. */
  readonly stepIndex: number
  readonly steps: readonly FlowStepState[]
  /** The account is a contract: no key of its own sends, and others may have to agree. */
  readonly isContract?: true
  /** Batch at hand (EIP-5792). */
  readonly batchId?: string
  /** Id that the page gave a batch whose answer is not here: its wallet knows the batch by it, and takes none twice. */
  readonly askedBatchId?: string
  /** What the contract account was asked to do, at hand. */
  readonly proposal?: FlowProposal
  /** Why the flow stands at failed, rejected, replaced or dropped, or at the review again. */
  readonly failure?: DecodedFailure
  /** The wallet's answer got lost, by a reload or on its way, and no transaction was found: ask the person again. */
  readonly interrupted?: boolean
  /** The node does not answer at the moment; the driver keeps trying. */
  readonly nodeSilent?: boolean
  /** The storage refused the state: the page must stay open until the flow ends. */
  readonly isUnsaved?: boolean
  /** The transaction is final on chain, but the index has not reached its block in time. */
  readonly indexLate?: boolean
}

/** A transaction as a node knows it. */
export interface KnownTransaction {
  readonly hash: Hash
  readonly from: Address
  readonly to: Address | null
  readonly data: Hex
  readonly valueWei: bigint
  readonly nonce: number
}

/** What the driver asks of a network. */
export interface FlowChain extends MultisigReads {
  /** Runs a transaction without sending it. @throws what it fails with. */
  readonly call: (
    from: Address,
    transaction: UnsignedTransaction,
    blockNumber?: bigint,
  ) => Promise<void>
  readonly getBlockNumber: () => Promise<bigint>
  /** Next nonce by mined transactions, at the head or at a block. */
  readonly getMinedNonce: (account: Address, blockNumber?: bigint) => Promise<number>
  /** Next nonce, waiting transactions included. */
  readonly getNextNonce: (account: Address) => Promise<number>
  readonly getReceipt: (hash: Hash) => Promise<FlowReceipt | undefined>
  readonly getTransaction: (hash: Hash) => Promise<KnownTransaction | undefined>
  readonly getTransactionsOf: (
    blockNumber: bigint,
    account: Address,
  ) => Promise<readonly KnownTransaction[]>
}

/** State of a batch, as EIP-5792 tells it. */
export interface BatchStatus {
  readonly state: 'pending' | 'confirmed' | 'failed'
  /** One receipt for an atomic batch, else one for each call. */
  readonly receipts: readonly FlowReceipt[]
}

/** What the driver asks of a wallet. */
export interface FlowWallet {
  readonly getChainId: () => Promise<number>
  /** @param chainId the network that it was made for: a wallet on another one can refuse */
  readonly sendTransaction: (
    from: Address,
    transaction: UnsignedTransaction,
    chainId: number,
  ) => Promise<Hash>
  /** Whether several calls can be signed at once, all or nothing. */
  readonly canBatch: (account: Address, chainId: number) => Promise<boolean>
  readonly sendBatch: (
    account: Address,
    chainId: number,
    transactions: readonly UnsignedTransaction[],
    /** Under which the wallet is to keep it, where its answer may get lost. */
    id?: Hex,
  ) => Promise<string>
  readonly getBatchStatus: (id: string) => Promise<BatchStatus>
  /** Whether what it sent may be mined before its answer arrives, or without one: it is looked for on the chain as well. */
  readonly mayLoseAnswers?: () => boolean
  /** What the wallet of a contract account knows of a proposal; undefined where it knows nothing. Asked beside the chain. */
  readonly getProposal?: (id: string) => Promise<ToldProposal | undefined>
}

/** Where states are kept; the browser's local storage, a file, a table. */
export interface FlowStorage {
  readonly save: (id: string, text: string) => void | Promise<void>
  readonly load: (id: string) => string | undefined | Promise<string | undefined>
  readonly remove: (id: string) => void | Promise<void>
  readonly list: () => readonly string[] | Promise<readonly string[]>
}

/** Waits for the index; leaves the driver ignorant of the API. */
export interface FlowIndex {
  /** @returns true once the index has the block, false when it is too far behind to wait. */
  readonly waitForBlock: (
    chainId: number,
    blockNumber: bigint,
    signal: AbortSignal,
  ) => Promise<boolean>
}

/** Time, injected so that tests need not wait. */
export interface FlowClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** @throws the signal's reason when it is aborted. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Everything outside that a flow touches. */
export interface FlowPorts {
  readonly chain: FlowChain
  readonly wallet: FlowWallet
  readonly storage: FlowStorage
  readonly clock: FlowClock
  readonly index?: FlowIndex
  /** Milliseconds between two looks at what is waited for, from `pollMsOf`; those of `flowTiming` by default. */
  readonly pollMs?: number
  /** The wallet may send through a relay that shows nobody a transaction before it is mined: unseen is not lost. */
  readonly isRelayed?: boolean
  /** Told of a fault of our own that a flow outlives: its transaction is mined, but could not be read. */
  readonly report?: (error: unknown) => void
}
