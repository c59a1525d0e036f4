import type { FlowRun } from './flow-run.ts'
import { withStep } from './flow-state.ts'
import { tryVerify } from './try-verify.ts'
import type { FlowReceipt } from './types.ts'

function receiptAt(receipts: readonly FlowReceipt[], at: number): FlowReceipt | undefined {
  // An atomic batch is one transaction, and its one receipt proves every call.
  return receipts.length === 1 ? receipts[0] : receipts[at]
}

/**
 * Proves every step of a batch by its receipts: all that are left where the flow batches, else the one at hand.
 * @returns false when a step has no receipt, or one that does not prove it.
 */
export async function proveSteps<Input>(
  run: FlowRun<Input>,
  receipts: readonly FlowReceipt[],
): Promise<boolean> {
  const first = run.state().stepIndex
  const { askedAtBlock, nonce } = run.state().steps[first] ?? {}
  // All were asked for as one: a reorganisation leaves the last of them to be looked for.
  const asked = {
    ...(askedAtBlock !== undefined && { askedAtBlock }),
    ...(nonce !== undefined && { nonce }),
  }
  const steps = run.definition.steps(run.state().input)
  const end = run.definition.batchable ? steps.length : first + 1
  for (const [at, step] of steps.entries()) {
    if (at < first || at >= end) continue
    const receipt = receiptAt(receipts, at - first)
    const state = run.state()
    const result = receipt && tryVerify(step, state, receipt, run.ports)
    if (!receipt || !result) return false
    const { transactionHash: hash, blockNumber, blockHash } = receipt
    const proven = withStep(state, { ...asked, hash, blockNumber, blockHash, result }, at)
    await run.set({ ...proven, status: 'mined', stepIndex: at })
  }
  return true
}
