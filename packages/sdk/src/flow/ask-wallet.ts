import type { Hash } from 'viem'
import type { FlowRun } from './flow-run.ts'
import { contextOf, withStep } from './flow-state.ts'
import type { FlowState, UnsignedTransaction } from './types.ts'

/** What one signature is asked for: all that is left where the flow batches, else the step at hand. */
function batchOf<Input>(run: FlowRun<Input>): readonly UnsignedTransaction[] {
  if (!run.definition.batchable) return [run.build()]
  const state = run.state()
  const context = contextOf(state)
  return run.definition
    .steps(state.input)
    .slice(state.stepIndex)
    .map((step) => step.build(state.input, context))
}

/** A contract account is asked in the same words for one call as for several: its wallet then tells how far it is. */
async function wantsBatch<Input>(run: FlowRun<Input>): Promise<boolean> {
  const { account, chainId, steps, stepIndex, isContract = false } = run.state()
  const isWorthIt = isContract || (run.definition.batchable && steps.length - stepIndex > 1)
  return isWorthIt && run.ports.wallet.canBatch(account, chainId)
}

async function ask<Input>(run: FlowRun<Input>): Promise<FlowState<Input>> {
  const state = run.state()
  const { wallet, clock } = run.ports
  const isBatch = await wantsBatch(run)
  const id = isBatch
    ? await wallet.sendBatch(state.account, state.chainId, batchOf(run))
    : await wallet.sendTransaction(state.account, run.build(), state.chainId)
  const asked = isBatch ? { ...state, batchId: id } : state
  const sentAt = clock.now()
  if (state.isContract) {
    return { ...withStep(asked, { sentAt }), proposal: { id }, status: 'proposed' }
  }
  if (isBatch) return { ...asked, status: 'pending' }
  return { ...withStep(asked, { hash: id as Hash, sentAt }), status: 'pending' }
}

/**
 * Opens the wallet: one signature for all remaining steps where the wallet offers that (EIP-5792), else one for this
 * step. A rejection ends the flow as rejected; the wallet stays connected (S-11).
 */
export async function askWallet<Input>(run: FlowRun<Input>): Promise<void> {
  let sent: FlowState<Input>
  try {
    sent = await ask(run)
  } catch (error) {
    const failure = run.decode(error)
    return run.end(failure.kind === 'rejected' ? 'rejected' : 'failed', failure)
  }
  await run.set(sent)
}
