import { findBatch } from './find-batch.ts'
import { findSettled } from './find-sent.ts'
import type { FlowRun } from './flow-run.ts'
import { recoverProposal } from './recover-proposal.ts'
import type { FlowState } from './types.ts'

/** The state after the signature, where wallet or chain show that the step at hand was signed. */
export async function findAsked<Input>(run: FlowRun<Input>): Promise<FlowState<Input> | undefined> {
  const batch = await findBatch(run)
  if (batch) return batch
  const state = run.state()
  if (!state.isContract) return findSettled(run)
  const id = await recoverProposal(run)
  return id ? { ...state, proposal: { id }, status: 'proposed' } : undefined
}
