import type { Address, Hash } from 'viem'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { findMinedTransaction } from './find-mined-transaction.ts'
import { flowTiming } from './flow-timing.ts'
import { isNodeTrouble } from './is-node-trouble.ts'
import type { FlowPorts, FlowReceipt, KnownTransaction } from './types.ts'

/** A sent transaction that is waited for. */
export interface SentTransaction {
  readonly account: Address
  readonly hash: Hash
  /** What was sent, to tell a faster copy from something else. */
  readonly transaction: UnsignedTransaction
  readonly nonce: number
  /** Clock milliseconds of the sending, where they are known. */
  readonly sentAt: number | undefined
  /** Block at which it was not mined yet. */
  readonly fromBlock: bigint
}

/** What became of it. */
export type TransactionOutcome =
  | { readonly kind: 'mined'; readonly receipt: FlowReceipt }
  | { readonly kind: 'repriced'; readonly hash: Hash }
  | { readonly kind: 'replaced'; readonly hash: Hash | undefined }
  /** By its sender, with a payment of nothing to itself: what wallets send to cancel. */
  | { readonly kind: 'canceled'; readonly hash: Hash }
  | { readonly kind: 'dropped' }

interface Look {
  readonly outcome?: TransactionOutcome
  readonly isKnown: boolean
  readonly isNonceUsed: boolean
}

function isSameContent(a: KnownTransaction, b: UnsignedTransaction): boolean {
  return (
    a.to?.toLowerCase() === b.to.toLowerCase() &&
    a.data.toLowerCase() === b.data.toLowerCase() &&
    a.valueWei === b.valueWei
  )
}

function isCancellation({ from, to, data, valueWei }: KnownTransaction): boolean {
  return to?.toLowerCase() === from.toLowerCase() && data === '0x' && valueWei === 0n
}

async function lookForReplacement(ports: FlowPorts, tracked: SentTransaction): Promise<Look> {
  const { account, hash, transaction, nonce, fromBlock } = tracked
  const found = await findMinedTransaction(ports.chain, account, nonce, fromBlock)
  if (!found || found.hash === hash) return { isKnown: false, isNonceUsed: true }
  const { hash: other } = found
  const isSame = isSameContent(found, transaction)
  const kind = isSame ? 'repriced' : isCancellation(found) ? 'canceled' : 'replaced'
  return { outcome: { kind, hash: other }, isKnown: true, isNonceUsed: true }
}

async function look(ports: FlowPorts, tracked: SentTransaction): Promise<Look> {
  const { chain } = ports
  // The nonce is read first: used up before the receipt was missing means that another transaction used it.
  const minedNonce = await chain.getMinedNonce(tracked.account)
  const receipt = await chain.getReceipt(tracked.hash)
  if (receipt) return { outcome: { kind: 'mined', receipt }, isKnown: true, isNonceUsed: true }
  if (minedNonce > tracked.nonce) return lookForReplacement(ports, tracked)
  const known = await chain.getTransaction(tracked.hash)
  return { isKnown: known !== undefined, isNonceUsed: false }
}

/** What the looks so far add up to. */
interface Patience {
  /** Clock milliseconds of the last look. */
  lookedAt: number
  /** Milliseconds for which nodes that answered have not known the transaction. */
  missingMs: number
  /** Looks in a row at which the nonce was used up by something that could not be found. */
  emptyLooks: number
}

function conclude(
  seen: Look,
  patience: Patience,
  sinceLastMs: number,
  hiddenUntil: number,
): TransactionOutcome | undefined {
  if (seen.outcome) return seen.outcome
  patience.missingMs = seen.isKnown ? 0 : patience.missingMs + sinceLastMs
  patience.emptyLooks = seen.isNonceUsed ? patience.emptyLooks + 1 : 0
  if (patience.emptyLooks >= flowTiming.looksForReplacement) {
    return { kind: 'replaced', hash: undefined }
  }
  const isMissing = !seen.isNonceUsed && patience.missingMs >= flowTiming.dropAfterMs
  const isLost = isMissing && patience.lookedAt >= hiddenUntil
  return isLost ? { kind: 'dropped' } : undefined
}

/**
 * Waits until a sent transaction is mined, or shows that it never will be: a faster copy took its place, something
 * else did, or no node knows it any more. A silent node is waited out. Knows the chain alone, and writes nothing: the run
 * takes the outcome over in `followTransaction`.
 * @param onNode told at every look whether the node answers.
 * @throws the signal's reason when it is aborted.
 */
export async function waitForOutcome(
  ports: FlowPorts,
  tracked: SentTransaction,
  signal: AbortSignal,
  onNode: (answers: boolean) => void,
): Promise<TransactionOutcome> {
  const { clock, isRelayed, pollMs = flowTiming.pollMs } = ports
  // A relay counts from the sending, or every reload would give it its full time again.
  const hiddenUntil = isRelayed
    ? (tracked.sentAt ?? clock.now()) + flowTiming.dropRelayedAfterMs
    : 0
  // Counts from now, not from the sending: after a long absence the node gets its full time again.
  const patience: Patience = { lookedAt: clock.now(), missingMs: 0, emptyLooks: 0 }
  for (;;) {
    const sinceLastMs = clock.now() - patience.lookedAt
    patience.lookedAt += sinceLastMs
    try {
      const seen = await look(ports, tracked)
      onNode(true)
      const outcome = conclude(seen, patience, sinceLastMs, hiddenUntil)
      if (outcome) return outcome
    } catch (error) {
      signal.throwIfAborted()
      if (!isNodeTrouble(error)) throw error
      onNode(false)
      // Silence says nothing about the transaction: its time does not count, and what was counted stays.
    }
    await clock.sleep(pollMs, signal)
  }
}
