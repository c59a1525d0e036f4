import type { FlowRun } from './flow-run.ts'
import { contextOf, withStep } from './flow-state.ts'
import type { FlowState, UnsignedTransaction } from './types.ts'

function remaining<Input>(run: FlowRun<Input>): readonly UnsignedTransaction[] {
  const state = run.state()
  const context = contextOf(state)
  return run.definition
    .steps(state.input)
    .slice(state.stepIndex)
    .map((step) => step.build(state.input, context))
}

async function wantsBatch<Input>(run: FlowRun<Input>): Promise<boolean> {
  const { account, chainId, steps, stepIndex } = run.state()
  const isWorthIt = run.definition.batchable && steps.length - stepIndex > 1
  return isWorthIt && run.ports.wallet.canBatch(account, chainId)
}

async function ask<Input>(run: FlowRun<Input>): Promise<FlowState<Input>> {
  const state = run.state()
  const { wallet, clock } = run.ports
  if (await wantsBatch(run)) {
    const batchId = await wallet.sendBatch(state.account, state.chainId, remaining(run))
    return { ...state, batchId }
  }
  const hash = await wallet.sendTransaction(state.account, run.build())
  return withStep(state, { hash, sentAt: clock.now() })
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
  await run.set({ ...sent, status: 'pending' })
}
