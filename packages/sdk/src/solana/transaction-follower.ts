import type { Signature } from '@solana/kit'
import type { FlowClock } from '../flow/types.ts'
import { describeTransactionError } from './recognise-solana-failure.ts'
import type { SentTransaction } from './send-transaction.ts'
import type { SolanaFailure } from './solana-failure.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** Clusters make a block in 0.4 s, and public nodes count requests. */
const pauseMs = 1_000
/** Rounds in a row in which no node answers, after which that is said. */
const silentRounds = 20
/** Transactions that a node is asked for at once. */
const askedAtOnce = 256
/** Rounds after which what no node knows is sent again: nodes lose some of what they are given. */
const resendRounds = 3
/** Blocks for which a node may be ahead of the one that is asked for the transaction. */
const marginBlocks = 32n
/** Readings in a row that must miss it: the nodes behind one address do not all know the same. */
const missesNeeded = 2

/** A signed transaction, and the slot in which its blockhash was the newest. */
export interface FollowedTransaction extends SentTransaction {
  readonly slot: bigint
}

/** What became of a transaction. */
export type TransactionFate =
  | { readonly kind: 'confirmed'; readonly slot: bigint }
  /** Certain: it paid nothing, and never will. */
  | {
      readonly kind: 'failed'
      readonly failure: SolanaFailure
      /** As of which it is certain; undefined where no node took it at all. */
      readonly slot?: bigint
    }
  /** Nobody knows: it may have come into a block, or still come into one. */
  | { readonly kind: 'unknown'; readonly failure: SolanaFailure }

interface Followed {
  readonly sent: FollowedTransaction
  readonly fate: Promise<TransactionFate>
  /** Late readings in a row that missed it. */
  misses: number
  /** Readings that did not know it. */
  unknown: number
  readonly resend: (() => Promise<unknown>) | undefined
  readonly settle: (fate: TransactionFate) => void
  readonly reject: (error: unknown) => void
}

/** How far the cluster is, by one node. */
interface ClusterTime {
  readonly absoluteSlot: bigint
  readonly blockHeight: bigint
}

type Status = {
  readonly slot: bigint
  readonly confirmationStatus: string | null
  readonly err: unknown
} | null

/**
 * Waits for many transactions with two questions a round, whatever their number. It ends by itself when there is nothing
 * to wait for.
 */
export class TransactionFollower {
  readonly #rpc: SolanaRpc
  readonly #clock: Pick<FlowClock, 'sleep'>
  readonly #signal: AbortSignal
  readonly #followed = new Map<Signature, Followed>()
  #isRunning = false
  #silent = 0

  constructor(rpc: SolanaRpc, clock: Pick<FlowClock, 'sleep'>, signal: AbortSignal) {
    this.#rpc = rpc
    this.#clock = clock
    this.#signal = signal
  }

  /**
   * Whoever asks for one that is waited for already is told with the others.
   * @param resend hands the same bytes to a node again; that it fails says nothing
   * @throws the signal's reason when it is aborted: what became of it is unknown then
   */
  follow(sent: FollowedTransaction, resend?: () => Promise<unknown>): Promise<TransactionFate> {
    const same = this.#followed.get(sent.signature)
    if (same) return same.fate
    const { promise, resolve, reject } = Promise.withResolvers<TransactionFate>()
    const one = { sent, fate: promise, misses: 0, unknown: 0, resend, settle: resolve, reject }
    this.#followed.set(sent.signature, one)
    if (!this.#isRunning) {
      this.#isRunning = true
      void this.#run()
    }
    return promise
  }

  async #run(): Promise<void> {
    try {
      while (this.#followed.size > 0) {
        this.#signal.throwIfAborted()
        await this.#ask()
        if (this.#followed.size > 0) await this.#clock.sleep(pauseMs, this.#signal)
      }
    } catch (error) {
      for (const { reject } of this.#followed.values()) reject(error)
      this.#followed.clear()
    } finally {
      this.#isRunning = false
    }
  }

  async #ask(): Promise<void> {
    try {
      const now = await this.#rpc.getEpochInfo({ commitment: 'confirmed' }).send()
      const asked = [...this.#followed.values()]
      for (let from = 0; from < asked.length; from += askedAtOnce)
        await this.#askSome(asked.slice(from, from + askedAtOnce), now)
      this.#silent = 0
    } catch {
      this.#silent += 1
      if (this.#silent < silentRounds) return
      this.#silent = 0
      const failure = { kind: 'unreachable' } as const
      for (const one of [...this.#followed.values()]) this.#end(one, { kind: 'unknown', failure })
    }
  }

  /** Asked after the height: what came in with the last block is seen. */
  async #askSome(some: readonly Followed[], { blockHeight, absoluteSlot }: ClusterTime) {
    const signatures = some.map(({ sent }) => sent.signature)
    const { context, value } = await this.#rpc
      .getSignatureStatuses(signatures, { searchTransactionHistory: true })
      .send()
    const missing = some.filter((one, at) => !this.#read(one, value[at] ?? null))
    for (const one of missing)
      if (blockHeight <= one.sent.lastValidBlockHeight && ++one.unknown % resendRounds === 0)
        one.resend?.().catch(() => undefined)
    // Another node behind the same address, which is not there yet: that it knows nothing says nothing.
    if (context.slot < absoluteSlot) return
    const late = missing.filter(
      ({ sent }) => blockHeight > sent.lastValidBlockHeight + marginBlocks,
    )
    for (const one of missing) one.misses = late.includes(one) ? one.misses + 1 : 0
    const lost = late.filter(({ misses }) => misses >= missesNeeded)
    if (lost.length === 0) return
    // A node that has forgotten its block misses it as well.
    const first = await this.#rpc.getFirstAvailableBlock().send()
    for (const one of lost)
      this.#end(
        one,
        first > one.sent.slot
          ? { kind: 'unknown', failure: { kind: 'forgotten' } }
          : { kind: 'failed', failure: { kind: 'expired' }, slot: absoluteSlot },
      )
  }

  /** @returns whether the node knows the transaction */
  #read(one: Followed, status: Status): boolean {
    if (!status) return false
    one.misses = 0
    const { confirmationStatus, err, slot } = status
    if (confirmationStatus !== 'confirmed' && confirmationStatus !== 'finalized') return true
    this.#end(
      one,
      err
        ? { kind: 'failed', failure: describeTransactionError(err), slot }
        : { kind: 'confirmed', slot },
    )
    return true
  }

  #end(one: Followed, fate: TransactionFate): void {
    this.#followed.delete(one.sent.signature)
    one.settle(fate)
  }
}
