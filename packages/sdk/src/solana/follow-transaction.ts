import type { FlowClock } from '../flow/types.ts'
import { describeTransactionError } from './recognise-solana-failure.ts'
import type { SentTransaction } from './send-transaction.ts'
import { SolanaFlowError } from './solana-failure.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** Clusters make a block in 0.4 s, and public nodes count requests. */
const pauseMs = 1_000

/** Blocks for which a node may be ahead of the one that is asked for the transaction. */
const marginBlocks = 32n
/** Readings in a row that must miss it: the nodes behind one address do not all know the same. */
const missesNeeded = 2

/** What a node knows of a transaction: the slot of its block, once most agree on it. @throws {SolanaFlowError} when it failed in a block that most agree on */
async function readState(
  rpc: SolanaRpc,
  { signature }: SentTransaction,
): Promise<'none' | 'seen' | bigint> {
  const { value } = await rpc
    .getSignatureStatuses([signature], { searchTransactionHistory: true })
    .send()
  const [status] = value
  if (!status) return 'none'
  const { confirmationStatus, err, slot } = status
  if (confirmationStatus !== 'confirmed' && confirmationStatus !== 'finalized') return 'seen'
  if (err) throw new SolanaFlowError(describeTransactionError(err))
  return slot
}

/**
 * Waits until a transaction is in a block that most of the cluster agrees on. A node that does not answer is asked again.
 * @throws {SolanaFlowError} when it failed there, or never came in before its blockhash was too old
 * @returns the slot of its block
 * @throws the signal's reason when it is aborted
 */
export async function followTransaction(
  rpc: SolanaRpc,
  sent: SentTransaction,
  { sleep }: Pick<FlowClock, 'sleep'>,
  signal: AbortSignal,
): Promise<bigint> {
  let misses = 0
  for (;;) {
    try {
      const height = await rpc.getBlockHeight({ commitment: 'confirmed' }).send()
      // Asked after the height: what came in with the last block is seen.
      const state = await readState(rpc, sent)
      if (typeof state === 'bigint') return state
      const isLate = height > sent.lastValidBlockHeight + marginBlocks
      misses = state === 'none' && isLate ? misses + 1 : 0
      if (misses === missesNeeded) throw new SolanaFlowError({ kind: 'expired' })
    } catch (error) {
      if (error instanceof SolanaFlowError) throw error
    }
    await sleep(pauseMs, signal)
  }
}
