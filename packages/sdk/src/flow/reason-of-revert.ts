import type { FlowRun } from './flow-run.ts'
import type { FlowReceipt } from './types.ts'

/** Asks the node why a mined transaction reverted, by running it again on the block before. */
export async function reasonOfRevert<Input>(run: FlowRun<Input>, receipt: FlowReceipt) {
  try {
    await run.ports.chain.call(run.state().account, run.build(), receipt.blockNumber - 1n)
  } catch (error) {
    const failure = run.decode(error)
    if (failure.kind === 'contract') return failure
  }
  return { kind: 'contract', name: 'Transaction_Reverted', args: {} } as const
}
