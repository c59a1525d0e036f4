import { type Hash, type Hex, toHex } from 'viem'
import { WalletAnswerLost } from '../evm/errors.ts'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { findBatch, withBatch } from './find-batch.ts'
import { waitForSent } from './find-sent.ts'
import type { FlowRun } from './flow-run.ts'
import { contextOf, withStep } from './flow-state.ts'
import { recoverSignature } from './recover-signature.ts'
import type { FlowState } from './types.ts'

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

/** By EIP-5792: the wallet has a batch of this id. */
const isDuplicate = (error: unknown) => (error as { code?: unknown } | null)?.code === 5720

/**
 * Where the answer may get lost, the page names the batch and keeps the name before it asks; asked again in the same
 * words it bears the same one, and the wallet takes none twice.
 */
async function nameBatch<Input>(run: FlowRun<Input>): Promise<Hex | undefined> {
  if (!run.ports.wallet.mayLoseAnswers?.()) return undefined
  const state = run.state()
  const id = (state.askedBatchId ?? toHex(crypto.getRandomValues(new Uint8Array(32)))) as Hex
  await run.set({ ...state, askedBatchId: id })
  return id
}

async function askBatch<Input>(run: FlowRun<Input>): Promise<FlowState<Input>> {
  const { wallet, clock } = run.ports
  const name = await nameBatch(run)
  const state = run.state()
  try {
    const id = await wallet.sendBatch(state.account, state.chainId, batchOf(run), name)
    return withBatch(state, id, clock.now())
  } catch (error) {
    const known = isDuplicate(error) ? await findBatch(run) : undefined
    if (known) return known
    throw error
  }
}

async function ask<Input>(run: FlowRun<Input>): Promise<FlowState<Input>> {
  if (await wantsBatch(run)) return askBatch(run)
  const state = run.state()
  const { wallet, clock } = run.ports
  const id = await wallet.sendTransaction(state.account, run.build(), state.chainId)
  const sentAt = clock.now()
  if (state.isContract)
    return { ...withStep(state, { sentAt }), proposal: { id }, status: 'proposed' }
  return { ...withStep(state, { hash: id as Hash, sentAt }), status: 'pending' }
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
async function recoverUnanswered<Input>(
  run: FlowRun<Input>,
  error: WalletAnswerLost,
): Promise<void> {
  await run.set({ ...run.state(), interrupted: true })
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
    if (error instanceof WalletAnswerLost) return recoverUnanswered(run, error)
    const failure = run.decode(error)
    return run.end(failure.kind === 'rejected' ? 'rejected' : 'failed', failure)
  }
  await run.set(sent)
}
