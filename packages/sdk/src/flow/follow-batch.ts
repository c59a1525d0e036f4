import type { FlowRun } from './flow-run.ts'
import { withStep } from './flow-state.ts'
import { flowTiming } from './flow-timing.ts'
import { nodeReporter } from './follow-transaction.ts'
import { isNodeTrouble } from './is-node-trouble.ts'
import { notVerified, tryVerify } from './try-verify.ts'
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

/** @returns false when a step has no receipt, or one that does not prove it. */
async function proveSteps<Input>(
  run: FlowRun<Input>,
  receipts: readonly FlowReceipt[],
): Promise<boolean> {
  const first = run.state().stepIndex
  const steps = run.definition.steps(run.state().input)
  for (const [at, step] of steps.entries()) {
    if (at < first) continue
    const receipt = receiptAt(receipts, at - first)
    const state = run.state()
    const result = receipt && tryVerify(step, state, receipt)
    if (!receipt || !result) return false
    const { transactionHash: hash, blockNumber, blockHash } = receipt
    const proven = withStep(state, { hash, blockNumber, blockHash, result }, at)
    await run.set({ ...proven, status: 'mined', stepIndex: at })
  }
  return true
}

/** Follows a batch (EIP-5792) through the wallet that sent it, and verifies every step by its receipt. */
export async function followBatch<Input>(run: FlowRun<Input>, id: string): Promise<void> {
  const { state: outcome, receipts } = await waitForBatch(run, id)
  if (outcome === 'failed' || receipts.some(({ succeeded }) => !succeeded)) {
    return run.end('failed', { kind: 'contract', name: 'Transaction_Reverted', args: {} })
  }
  if (!(await proveSteps(run, receipts))) await run.end('failed', notVerified)
}
