import type { FlowRun } from './flow-run.ts'
import { flowTiming } from './flow-timing.ts'
import { isNodeTrouble } from './is-node-trouble.ts'
import { nodeReporter } from './node-reporter.ts'
import { proveSteps } from './prove-steps.ts'
import { notVerified } from './try-verify.ts'
import type { BatchStatus, FlowPorts } from './types.ts'

/** The batch by the wallet's word, its receipts by the chain's: until a node has them all, it waits. */
async function lookAtBatch({ wallet, chain }: FlowPorts, id: string): Promise<BatchStatus> {
  const { state, receipts: told } = await wallet.getBatchStatus(id)
  if (state !== 'confirmed') return { state, receipts: [] }
  const found = await Promise.all(
    told.map(({ transactionHash }) => chain.getReceipt(transactionHash)),
  )
  const receipts = found.flatMap((receipt) => receipt ?? [])
  return receipts.length < told.length ? { state: 'pending', receipts } : { state, receipts }
}

async function waitForBatch<Input>(run: FlowRun<Input>, id: string): Promise<BatchStatus> {
  const report = nodeReporter(run)
  for (;;) {
    try {
      const status = await lookAtBatch(run.ports, id)
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

/** Follows a batch (EIP-5792) through the wallet that sent it, and verifies every step by the chain's receipts. */
export async function followBatch<Input>(run: FlowRun<Input>, id: string): Promise<void> {
  const { state: outcome, receipts } = await waitForBatch(run, id)
  if (outcome === 'failed' || receipts.some(({ succeeded }) => !succeeded)) {
    return run.end('failed', { kind: 'contract', name: 'Transaction_Reverted', args: {} })
  }
  if (!(await proveSteps(run, receipts))) await run.end('failed', notVerified)
}
