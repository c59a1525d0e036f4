import type { Address } from 'viem'
import { ChainMismatch } from '../evm/errors.ts'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { askWallet } from './ask-wallet.ts'
import { findAsked } from './find-asked.ts'
import { finishStep } from './finish-step.ts'
import { type FlowRun, openFlowRun } from './flow-run.ts'
import { isFlowFinal, withStep } from './flow-state.ts'
import { flowTiming } from './flow-timing.ts'
import { followBatch } from './follow-batch.ts'
import { followProposal } from './follow-proposal.ts'
import { followTransaction } from './follow-transaction.ts'
import { isNodeTrouble } from './is-node-trouble.ts'
import { recoverSignature } from './recover-signature.ts'
import type { FlowChain, FlowDefinition, FlowPorts, FlowState } from './types.ts'

const ownNonce = async (chain: FlowChain, account: Address) =>
  (await chain.getMultisig(account))?.nonce

/**
 * Runs the step on a node before the wallet opens, unless that was done a moment ago: a revert is told as a reason and
 * not as a lost fee. Then notes nonce and block, by which a transaction is found again if the page goes away while the
 * wallet asks.
 */
async function simulateStep<Input>(run: FlowRun<Input>): Promise<void> {
  const { ports } = run
  const state = run.state()
  try {
    const walletChain = await ports.wallet.getChainId()
    if (walletChain !== state.chainId) throw new ChainMismatch(state.chainId, walletChain)
    const transaction = run.build()
    if (!run.wasRehearsed(transaction)) await ports.chain.call(state.account, transaction)
    const isContract = await ports.chain.isContract(state.account)
    const [nonce, askedAtBlock] = await Promise.all([
      isContract ? ownNonce(ports.chain, state.account) : ports.chain.getNextNonce(state.account),
      ports.chain.getBlockNumber(),
    ])
    const { isContract: _before, ...next } = withStep(state, {
      askedAtBlock,
      ...(nonce !== undefined && { nonce }),
    })
    await run.set({ ...next, ...(isContract && { isContract }), status: 'awaiting-signature' })
  } catch (error) {
    await run.end('failed', run.decode(error))
  }
}

/** One move of the machine. @returns true while there is more to do. */
async function advance<Input>(run: FlowRun<Input>): Promise<boolean> {
  const { status, batchId } = run.state()
  switch (status) {
    case 'review': {
      // Who was asked before may have signed since.
      const sent = run.state().interrupted ? await findAsked(run) : undefined
      const { interrupted: _interrupted, failure: _failure, ...state } = sent ?? run.state()
      await run.set(sent ? state : { ...state, status: 'simulating' })
      return true
    }
    case 'simulating':
      await simulateStep(run)
      return true
    case 'awaiting-signature':
      await askWallet(run)
      // Whoever has to look in the wallet first confirms again.
      return run.state().status !== 'review'
    case 'proposed':
      await followProposal(run)
      return true
    case 'pending':
      await (batchId ? followBatch(run, batchId) : followTransaction(run))
      return true
    case 'mined':
      return finishStep(run)
    default:
      return false
  }
}

async function advancePatiently<Input>(run: FlowRun<Input>): Promise<boolean> {
  try {
    const more = await advance(run)
    const { nodeSilent, ...state } = run.state()
    if (nodeSilent) await run.set(state)
    return more
  } catch (error) {
    run.signal.throwIfAborted()
    if (!isNodeTrouble(error)) throw error
    await run.set({ ...run.state(), nodeSilent: true })
    const { clock, pollMs = flowTiming.pollMs } = run.ports
    await clock.sleep(pollMs, run.signal)
    return true
  }
}

async function drive<Input>(run: FlowRun<Input>): Promise<FlowState<Input>> {
  while (!isFlowFinal(run.state())) {
    run.signal.throwIfAborted()
    if (!(await advancePatiently(run))) break
  }
  return run.state()
}

/** How a run is watched and ended. */
export interface RunFlowOptions<Input> {
  /** Called with every new state, after it was stored. */
  readonly onChange?: (state: FlowState<Input>) => void
  /** Stops the driver, not the transaction; `resumeFlow` takes it up again. */
  readonly signal?: AbortSignal
}

function watched<Input>(options: RunFlowOptions<Input>) {
  const { onChange = () => {}, signal = new AbortController().signal } = options
  return { onChange, signal }
}

/** How a run is begun. */
export interface StartFlowOptions<Input> extends RunFlowOptions<Input> {
  /**
   * What a node has run just now: a first step that is this very transaction is signed without another run. Whoever gives it
   * vouches that it was run for the same account on the same chain, which the transaction does not name.
   */
  readonly rehearsed?: UnsignedTransaction
}

/**
 * Drives a flow from the review, which the person has confirmed, to its end: simulate, sign, wait, verify, next step,
 * index. Every change is stored before it is told, so that a reload at any moment loses nothing.
 * @returns the last state: final, or `mined` where there is no index or it is late; at `review`, with a failure, when the
 * wallet's answer got lost and the chain shows nothing: the person looks in the wallet and confirms again.
 * @throws the signal's reason when it is aborted.
 */
export async function runFlow<Input>(
  definition: FlowDefinition<Input>,
  state: FlowState<Input>,
  ports: FlowPorts,
  options: StartFlowOptions<Input> = {},
): Promise<FlowState<Input>> {
  const { rehearsed } = options
  const start = { definition, state, ports, rehearsed, mayAskWallet: true }
  const run = openFlowRun({ ...start, ...watched(options) })
  await run.set(state)
  return drive(run)
}

/**
 * Takes up a stored flow after a reload. What was sent is followed on; a question that stood open in the wallet is
 * looked for on chain and, when nothing is found, goes back to the review. The wallet is never opened by this:
 * a step that was not asked for yet waits at the review.
 * @returns the last state, as `runFlow`; at `review` when the person has to confirm again.
 */
export async function resumeFlow<Input>(
  definition: FlowDefinition<Input>,
  state: FlowState<Input>,
  ports: FlowPorts,
  options: RunFlowOptions<Input> = {},
): Promise<FlowState<Input>> {
  const run = openFlowRun({ definition, state, ports, mayAskWallet: false, ...watched(options) })
  if (state.status === 'simulating') await run.set({ ...state, status: 'review' })
  if (run.state().status === 'awaiting-signature') await recoverSignature(run)
  return run.state().status === 'review' ? run.state() : drive(run)
}
