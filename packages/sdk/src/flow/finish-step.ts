import type { FlowRun } from './flow-run.ts'
import { withoutAsked, withStep } from './flow-state.ts'
import { notVerified, tryVerify } from './try-verify.ts'
import type { FlowReceipt } from './types.ts'

async function receiptOf<Input>(run: FlowRun<Input>): Promise<FlowReceipt | undefined> {
  const state = run.state()
  const hash = state.steps[state.stepIndex]?.hash
  return hash ? run.ports.chain.getReceipt(hash) : undefined
}

async function backToPending<Input>(run: FlowRun<Input>): Promise<void> {
  // The block was reorganised away: the transaction waits again, and its result is unproven again.
  const state = run.state()
  const steps = state.steps.map((step, at) => {
    if (at !== state.stepIndex) return step
    const { blockHash: _hash, blockNumber: _number, result: _result, ...kept } = step
    return kept
  })
  await run.set({ ...state, steps, status: state.proposal ? 'proposed' : 'pending' })
}

async function waitForIndex<Input>(run: FlowRun<Input>): Promise<boolean> {
  const state = run.state()
  const blockNumber = state.steps[state.stepIndex]?.blockNumber
  const { index } = run.ports
  if (!index || blockNumber === undefined) return false
  return index.waitForBlock(state.chainId, blockNumber, run.signal)
}

/** @returns true while there is more for the driver to do. */
async function settleLast<Input>(run: FlowRun<Input>): Promise<boolean> {
  if (!run.ports.index) return false
  if (!(await waitForIndex(run))) {
    await run.set({ ...run.state(), indexLate: true })
    return false
  }
  const state = run.state()
  // Of a batch the wallet alone says where it is; of a proposal the chain does.
  const isOfWallet = state.batchId !== undefined && state.proposal === undefined
  const receipt = isOfWallet ? undefined : await receiptOf(run)
  if (!isOfWallet && receipt?.blockHash !== state.steps[state.stepIndex]?.blockHash) {
    await backToPending(run)
    return true
  }
  const { indexLate: _indexLate, ...kept } = state
  await run.set({ ...kept, status: 'indexed' })
  return false
}

/**
 * Proves what a mined step achieved, then moves to the next step or, after the last, waits for the index.
 * @returns true while there is more for the driver to do.
 */
export async function finishStep<Input>(run: FlowRun<Input>): Promise<boolean> {
  const state = run.state()
  if (state.steps[state.stepIndex]?.result === undefined) {
    const receipt = await receiptOf(run)
    if (!receipt) {
      await backToPending(run)
      return true
    }
    const result = tryVerify(run.step(), state, receipt, run.ports)
    if (!result) {
      await run.end('failed', notVerified)
      return false
    }
    await run.set(withStep(state, { result }))
  }
  if (state.stepIndex === state.steps.length - 1) return settleLast(run)
  const status = run.mayAskWallet ? 'simulating' : 'review'
  await run.set({ ...withoutAsked(run.state()), stepIndex: state.stepIndex + 1, status })
  return run.mayAskWallet
}
