import type { FlowRun } from './flow-run.ts'
import { withStep } from './flow-state.ts'
import type { FlowState } from './types.ts'

/** The state after a wallet took a batch. */
export function withBatch<Input>(
  state: FlowState<Input>,
  id: string,
  sentAt: number,
): FlowState<Input> {
  const { askedBatchId: _asked, ...asked } = { ...state, batchId: id }
  if (!state.isContract) return { ...asked, status: 'pending' }
  return { ...withStep(asked, { sentAt }), proposal: { id }, status: 'proposed' }
}

/** The state after the signature, where the wallet knows the batch under the id that the page gave it. */
export async function findBatch<Input>(run: FlowRun<Input>): Promise<FlowState<Input> | undefined> {
  const { wallet, clock } = run.ports
  const { askedBatchId } = run.state()
  if (askedBatchId === undefined) return undefined
  // A wallet that is away says nothing of it, like one that does not know it.
  const status = await wallet.getBatchStatus(askedBatchId).catch(() => undefined)
  return status && withBatch(run.state(), askedBatchId, clock.now())
}
