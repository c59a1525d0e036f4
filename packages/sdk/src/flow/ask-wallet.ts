import type { Hash } from 'viem'
import { WalletAnswerLost } from '../evm/errors.ts'
import { waitForSent } from './find-sent.ts'
import type { FlowRun } from './flow-run.ts'
import { contextOf, withStep } from './flow-state.ts'
import { recoverSignature } from './recover-signature.ts'
import type { FlowState, UnsignedTransaction } from './types.ts'

/** What one signature is asked for: all that is left where the flow batches, else the step at hand. */
function batchOf<Input>(run: FlowRun<Input>): readonly UnsignedTransaction[] {
  if (!run.definition.batchable) return [run.build()]
  const state = run.state()
  const context = contextOf(state)
  return run.definition
    .steps(state.input)
    .slice(state.stepIndex)
    .map((step) => step.build(state.input, context))
}

/** A contract account is asked in the same words for one call as for several: its wallet then tells how far it is. */
async function wantsBatch<Input>(run: FlowRun<Input>): Promise<boolean> {
  const { account, chainId, steps, stepIndex, isContract = false } = run.state()
  const isWorthIt = isContract || (run.definition.batchable && steps.length - stepIndex > 1)
  return isWorthIt && run.ports.wallet.canBatch(account, chainId)
}

async function ask<Input>(run: FlowRun<Input>): Promise<FlowState<Input>> {
  const state = run.state()
  const { wallet, clock } = run.ports
  const isBatch = await wantsBatch(run)
  const id = isBatch
    ? await wallet.sendBatch(state.account, state.chainId, batchOf(run))
    : await wallet.sendTransaction(state.account, run.build(), state.chainId)
  const asked = isBatch ? { ...state, batchId: id } : state
  const sentAt = clock.now()
  if (state.isContract) {
    return { ...withStep(asked, { sentAt }), proposal: { id }, status: 'proposed' }
  }
  if (isBatch) return { ...asked, status: 'pending' }
  return { ...withStep(asked, { hash: id as Hash, sentAt }), status: 'pending' }
}

/** What the wallet answers, or what it has sent before its answer is here. */
async function askAndLook<Input>(run: FlowRun<Input>): Promise<FlowState<Input>> {
  const { wallet } = run.ports
  if (run.state().isContract || !wallet.mayLoseAnswers?.()) return ask(run)
  const answered = new AbortController()
  const signal = AbortSignal.any([run.signal, answered.signal])
  // Only the wallet says that it came to nothing.
  const sent = waitForSent(run, signal).catch(() => new Promise<never>(() => undefined))
  try {
    return await Promise.race([ask(run), sent])
  } finally {
    answered.abort()
  }
}

/** What the chain shows; where that is nothing, the person looks in the wallet before it is asked again. */
async function lookForLost<Input>(run: FlowRun<Input>, error: WalletAnswerLost): Promise<void> {
  await recoverSignature(run)
  const state = run.state()
  if (state.status === 'review') await run.set({ ...state, failure: run.decode(error) })
}

/**
 * Opens the wallet: one signature for all remaining steps where the wallet offers that (EIP-5792), else one for this
 * step. A rejection ends the flow as rejected; the wallet stays connected (S-11). An answer that got lost says
 * nothing of what was sent: the chain is asked.
 */
export async function askWallet<Input>(run: FlowRun<Input>): Promise<void> {
  let sent: FlowState<Input>
  try {
    sent = await askAndLook(run)
  } catch (error) {
    if (error instanceof WalletAnswerLost) return lookForLost(run, error)
    const failure = run.decode(error)
    return run.end(failure.kind === 'rejected' ? 'rejected' : 'failed', failure)
  }
  await run.set(sent)
}
