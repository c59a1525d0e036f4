import { type Address, type Lamports, lamports, type Transaction } from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM, TransactionMetadata } from 'litesvm'
import { type AccountBalances, readAccountBalances } from './account-balances.ts'
import type { TransactionErrorJson } from './describe-transaction-error.ts'
import { describeTransactionError } from './describe-transaction-error.ts'
import { RpcError, rpcErrorCodes } from './rpc-error.ts'
import type { WireTransaction } from './wire-transaction.ts'

/** Blocks for which a blockhash can be used, as on live clusters. */
const blockhashLifetime = 150n
const historySize = 100_000n
export const feePerSignature = 5_000n

export interface TransactionRecord {
  readonly signature: string
  readonly slot: bigint
  /** Unix seconds. */
  readonly time: bigint
  readonly error: TransactionErrorJson | null
  readonly logs: readonly string[]
  readonly units: bigint
  readonly fee: bigint
  readonly base64: string
  readonly version: number | 'legacy'
  /** before and after; there are none of a payment out of nothing, and none in a file of an earlier release */
  readonly balances?: readonly [AccountBalances, AccountBalances]
}

/** Everything that a cluster must remember to go on after a restart. */
export interface ClusterState {
  readonly accounts: Uint8Array
  readonly height: bigint
  readonly skew: bigint
  readonly blockhashes: ReadonlyMap<string, bigint>
  readonly records: ReadonlyMap<string, TransactionRecord>
  readonly signaturesOf: ReadonlyMap<string, readonly string[]>
}

/** What a trial run of a transaction found. */
export interface Trial {
  readonly error: TransactionErrorJson | null
  readonly meta: TransactionMetadata
}

/** A cluster of one node in this process: the programs' virtual machine, and the rules of blocks that it leaves out. */
export class LocalCluster {
  readonly machine: LiteSVM
  /** Last block height at which each usable blockhash is accepted. */
  readonly blockhashes: Map<string, bigint>
  readonly records: Map<string, TransactionRecord>
  readonly signaturesOf: Map<string, string[]>
  height: bigint
  /** Seconds by which the cluster's clock is ahead of this machine's. */
  skew: bigint

  constructor(state?: ClusterState) {
    const machine = state ? LiteSVM.fromBytes(state.accounts) : new LiteSVM()
    // Expiry counts blocks here; the machine would accept its newest blockhash alone.
    this.machine = machine.withTransactionHistory(historySize).withBlockhashCheck(false)
    this.blockhashes = new Map(state?.blockhashes)
    this.records = new Map(state?.records)
    this.signaturesOf = new Map(
      [...(state?.signaturesOf ?? [])].map(([account, list]) => [account, [...list]]),
    )
    this.height = state?.height ?? 0n
    this.skew = state?.skew ?? 0n
    this.closeBlock()
  }

  get slot(): bigint {
    return this.machine.getClock().slot
  }

  get time(): bigint {
    return this.machine.getClock().unixTimestamp
  }

  save(): ClusterState {
    const { height, skew, blockhashes, records, signaturesOf } = this
    return { accounts: this.machine.toBytes(), height, skew, blockhashes, records, signaturesOf }
  }

  /** Ends a block: the next slot, a new blockhash, the present time. */
  closeBlock(): void {
    const { machine } = this
    const ended = this.slot
    machine.setSlotHashes([{ slot: ended, hash: machine.latestBlockhash() }])
    machine.warpToSlot(ended + 1n)
    machine.expireBlockhash()
    this.height += 1n
    const clock = machine.getClock()
    clock.unixTimestamp = BigInt(Math.floor(Date.now() / 1_000)) + this.skew
    machine.setClock(clock)
    this.blockhashes.set(machine.latestBlockhash(), this.height + blockhashLifetime)
    for (const [hash, last] of this.blockhashes)
      if (last < this.height) this.blockhashes.delete(hash)
  }

  increaseTime(seconds: bigint): void {
    this.skew += seconds
    this.closeBlock()
  }

  skipBlocks(count: bigint): void {
    this.height += count - 1n
    this.closeBlock()
  }

  /** Runs a transaction without keeping what it did. */
  tryOut(transaction: Transaction, verifySignatures: boolean): Trial {
    const { machine } = this
    machine.withSigverify(verifySignatures)
    try {
      const outcome = machine.simulateTransaction(transaction)
      const error =
        outcome instanceof FailedTransactionMetadata
          ? describeTransactionError(outcome.err())
          : null
      return { error, meta: outcome.meta() }
    } finally {
      machine.withSigverify(true)
    }
  }

  execute({ transaction, message, signature, base64 }: WireTransaction): TransactionRecord {
    const { staticAccounts } = message
    const before = readAccountBalances(this.machine, staticAccounts)
    const outcome = this.machine.sendTransaction(transaction)
    const failed = outcome instanceof FailedTransactionMetadata
    const meta = failed ? outcome.meta() : outcome
    const signers = BigInt(Object.keys(transaction.signatures).length)
    return this.keep(
      {
        ...this.moment(signature, meta),
        error: failed ? describeTransactionError(outcome.err()) : null,
        fee: feePerSignature * signers,
        base64,
        version: message.version,
        balances: [before, readAccountBalances(this.machine, staticAccounts)],
      },
      staticAccounts,
    )
  }

  airdrop(
    account: Address,
    amount: bigint,
    sign: (bytes: Uint8Array) => string,
  ): TransactionRecord {
    const outcome = this.machine.airdrop(account, lamports(amount) as Lamports)
    if (!(outcome instanceof TransactionMetadata)) {
      throw new RpcError(rpcErrorCodes.internal, 'The airdrop failed.')
    }
    const moment = this.moment(sign(outcome.signature()), outcome)
    const record = { ...moment, error: null, fee: 0n, base64: '', version: 0 } as const
    return this.keep(record, [account])
  }

  private moment(signature: string, meta: TransactionMetadata) {
    return {
      signature,
      slot: this.slot,
      time: this.time,
      logs: meta.logs(),
      units: meta.computeUnitsConsumed(),
    }
  }

  private keep(record: TransactionRecord, accounts: readonly string[]): TransactionRecord {
    this.records.set(record.signature, record)
    for (const account of accounts) {
      const list = this.signaturesOf.get(account) ?? []
      list.push(record.signature)
      this.signaturesOf.set(account, list)
    }
    return record
  }
}
