import type { FlowClock } from '../../flow/types.ts'
import { SolanaFlowError } from '../solana-failure.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { type TransactionFate, TransactionFollower } from '../transaction-follower.ts'
import type { SignedBatch } from './types.ts'

/**
 * Waits until each of some signed transactions is in a block or never will be: only then does the chain say all that a
 * list has paid.
 * @param onSettled told of each, so that nobody waits for it again
 * @returns those of which no node can tell any more, for their blocks are forgotten
 * @throws {SolanaFlowError} when no node answers
 * @throws the signal's reason when it is aborted
 */
export async function settleSigned<Batch extends SignedBatch>(
  rpc: SolanaRpc,
  signed: readonly Batch[],
  options: {
    readonly clock: Pick<FlowClock, 'sleep'>
    readonly signal: AbortSignal
    readonly onSettled: (sent: Batch, fate: TransactionFate) => void
  },
): Promise<Batch[]> {
  const { clock, signal, onSettled } = options
  const follower = new TransactionFollower(rpc, clock, signal)
  const fates = await Promise.all(
    signed.map(async (sent) => {
      const fate = await follower.follow(sent)
      if (fate.kind !== 'unknown') onSettled(sent, fate)
      return fate
    }),
  )
  return signed.filter((_, at) => {
    const fate = fates[at]
    if (fate?.kind !== 'unknown') return false
    if (fate.failure.kind !== 'forgotten') throw new SolanaFlowError(fate.failure)
    return true
  })
}
