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

/** By EIP-5792: the wallet knows no batch of this id. Some say so once what they asked for was rejected. */
const isUnknownBatch = (error: unknown) => (error as { code?: unknown } | null)?.code === 5730

/** @returns `unknown` or `silent` where there is no status, by who does not tell */
async function askForBatch<Input>(run: FlowRun<Input>, id: string) {
  try {
    return await lookAtBatch(run.ports, id)
  } catch (error) {
    run.signal.throwIfAborted()
    if (isUnknownBatch(error)) return 'unknown'
    if (!isNodeTrouble(error)) throw error
    return 'silent'
  }
}

/** @returns undefined where the wallet has known no such batch for as long as a transaction may be unseen */
async function waitForBatch<Input>(
  run: FlowRun<Input>,
  id: string,
): Promise<BatchStatus | undefined> {
  const report = nodeReporter(run)
  const { clock, pollMs = flowTiming.pollMs } = run.ports
  let unknownSince: number | undefined
  for (;;) {
    const status = await askForBatch(run, id)
    report(status !== 'silent')
    if (typeof status === 'object' && status.state !== 'pending') return status
    unknownSince = status === 'unknown' ? (unknownSince ?? clock.now()) : undefined
    if (unknownSince !== undefined && clock.now() - unknownSince >= flowTiming.dropAfterMs)
      return undefined
    await clock.sleep(pollMs, run.signal)
  }
}

/** Follows a batch (EIP-5792) through the wallet that sent it, and verifies every step by the chain's receipts. */
export async function followBatch<Input>(run: FlowRun<Input>, id: string): Promise<void> {
  const status = await waitForBatch(run, id)
  if (!status) return run.end('dropped', { kind: 'unknown', name: 'Transaction_Dropped', args: {} })
  const { state: outcome, receipts } = status
  if (outcome === 'failed' || receipts.some(({ succeeded }) => !succeeded)) {
    return run.end('failed', { kind: 'contract', name: 'Transaction_Reverted', args: {} })
  }
  if (!(await proveSteps(run, receipts))) await run.end('failed', notVerified)
}
