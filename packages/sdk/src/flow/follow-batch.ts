import type { FlowRun } from './flow-run.ts'
import { contextOf, withStep } from './flow-state.ts'
import { flowTiming } from './flow-timing.ts'
import { nodeReporter } from './follow-transaction.ts'
import { isNodeTrouble } from './is-node-trouble.ts'
import type { BatchStatus, FlowReceipt } from './types.ts'

async function waitForBatch<Input>(run: FlowRun<Input>, id: string): Promise<BatchStatus> {
  const report = nodeReporter(run)
  for (;;) {
    try {
      const status = await run.ports.wallet.getBatchStatus(id)
      report(true)
      if (status.state !== 'pending') return status
    } catch (error) {
      run.signal.throwIfAborted()
      if (!isNodeTrouble(error)) throw error
      report(false)
    }
    await run.ports.clock.sleep(flowTiming.pollMs, run.signal)
  }
}

function receiptAt(receipts: readonly FlowReceipt[], at: number): FlowReceipt | undefined {
  // An atomic batch is one transaction, and its one receipt proves every call.
  return receipts.length === 1 ? receipts[0] : receipts[at]
}

/** Follows a batch (EIP-5792) through the wallet that sent it, and verifies every step by its receipt. */
export async function followBatch<Input>(run: FlowRun<Input>, id: string): Promise<void> {
  const { state: outcome, receipts } = await waitForBatch(run, id)
  const failed = outcome === 'failed' || receipts.some(({ succeeded }) => !succeeded)
  if (failed) {
    return run.end('failed', { kind: 'contract', name: 'Transaction_Reverted', args: {} })
  }
  const first = run.state().stepIndex
  const steps = run.definition.steps(run.state().input)
  for (let at = first; at < steps.length; at++) {
    const step = steps[at]
    const receipt = receiptAt(receipts, at - first)
    if (!step || !receipt) {
      return run.end('failed', { kind: 'unknown', name: 'Transaction_NotVerified', args: {} })
    }
    const state = run.state()
    const result = step.verify(state.input, receipt, contextOf(state))
    const { transactionHash: hash, blockNumber, blockHash } = receipt
    await run.set({
      ...withStep(state, { hash, blockNumber, blockHash, result }, at),
      status: 'mined',
      stepIndex: at,
    })
  }
}
