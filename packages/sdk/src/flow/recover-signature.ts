import { findSent } from './find-sent.ts'
import type { FlowRun } from './flow-run.ts'
import { flowTiming } from './flow-timing.ts'
import { isNodeTrouble } from './is-node-trouble.ts'
import { recoverProposal } from './recover-proposal.ts'
import type { FlowState } from './types.ts'

async function findAsked<Input>(run: FlowRun<Input>): Promise<FlowState<Input> | undefined> {
  const state = run.state()
  if (!state.isContract) return findSent(run)
  const id = await recoverProposal(run)
  return id ? { ...state, proposal: { id }, status: 'proposed' } : undefined
}

/**
 * Takes up a flow whose wallet was asked, and whose answer got lost: with the page that went away, or on its way.
 * Whether the person signed is unknown, so the chain is asked, for as long as no node tells: a mined transaction with
 * the noted nonce and the same content is the one. Otherwise the person is asked again, and told that the earlier
 * question may still stand open in the wallet.
 */
export async function recoverSignature<Input>(run: FlowRun<Input>): Promise<void> {
  const { ports, signal } = run
  for (;;) {
    try {
      const found = await findAsked(run)
      return await run.set(found ?? { ...run.state(), status: 'review', interrupted: true })
    } catch (error) {
      signal.throwIfAborted()
      if (!isNodeTrouble(error)) throw error
      await ports.clock.sleep(flowTiming.pollMs, signal)
    }
  }
}
