import type { FlowClock } from '../flow/types.ts'
import { describeTransactionError } from './recognise-solana-failure.ts'
import type { SentTransaction } from './send-transaction.ts'
import { SolanaFlowError } from './solana-failure.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** Clusters make a block in 0.4 s, and public nodes count requests. */
const pauseMs = 1_000

/** Whether a transaction is in a block, or can still come into one. @throws {SolanaFlowError} when it failed */
async function isConfirmed(rpc: SolanaRpc, { signature }: SentTransaction): Promise<boolean> {
  const { value } = await rpc
    .getSignatureStatuses([signature], { searchTransactionHistory: true })
    .send()
  const [status] = value
  if (!status) return false
  if (status.err) throw new SolanaFlowError(describeTransactionError(status.err))
  return status.confirmationStatus === 'confirmed' || status.confirmationStatus === 'finalized'
}

/**
 * Waits until a transaction is in a block that most of the cluster agrees on. A node that does not answer is asked again.
 * @throws {SolanaFlowError} when it failed there, or never came in before its blockhash was too old
 * @throws the signal's reason when it is aborted
 */
export async function followTransaction(
  rpc: SolanaRpc,
  sent: SentTransaction,
  { sleep }: Pick<FlowClock, 'sleep'>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      const height = await rpc.getBlockHeight({ commitment: 'confirmed' }).send()
      // Asked after the height: what came in with the last block is seen.
      if (await isConfirmed(rpc, sent)) return
      if (height > sent.lastValidBlockHeight) throw new SolanaFlowError({ kind: 'expired' })
    } catch (error) {
      if (error instanceof SolanaFlowError) throw error
    }
    await sleep(pauseMs, signal)
  }
}
