import { findMinedTransaction } from './find-mined-transaction.ts'
import type { FlowRun } from './flow-run.ts'
import { withStep } from './flow-state.ts'
import { recoverProposal } from './recover-proposal.ts'

/**
 * Takes up a flow whose page went away while the wallet was asked. Whether the person signed is unknown, so the chain
 * is asked: a mined transaction with the noted nonce and the same content is the one. Otherwise the person is asked
 * again, and told that the earlier question may still stand open in the wallet.
 */
export async function recoverSignature<Input>(run: FlowRun<Input>): Promise<void> {
  const state = run.state()
  if (state.isContract) {
    const id = await recoverProposal(run)
    if (id) return run.set({ ...state, proposal: { id }, status: 'proposed' })
    return run.set({ ...state, status: 'review', interrupted: true })
  }
  const { nonce, askedAtBlock } = state.steps[state.stepIndex] ?? {}
  if (nonce !== undefined && askedAtBlock !== undefined) {
    const wanted = run.build()
    const found = await findMinedTransaction(run.ports.chain, state.account, nonce, askedAtBlock)
    const isOurs =
      found?.to?.toLowerCase() === wanted.to.toLowerCase() &&
      found.data.toLowerCase() === wanted.data.toLowerCase() &&
      found.valueWei === wanted.valueWei
    if (found && isOurs) {
      const next = withStep(state, { hash: found.hash, sentAt: run.ports.clock.now() })
      await run.set({ ...next, status: 'pending' })
      return
    }
  }
  await run.set({ ...state, status: 'review', interrupted: true })
}
