import { findMinedTransaction } from './find-mined-transaction.ts'
import type { FlowRun } from './flow-run.ts'
import { withStep } from './flow-state.ts'
import { flowTiming } from './flow-timing.ts'
import type { FlowState } from './types.ts'

/** The state after the signature, where a mined transaction has the noted nonce and the content of the step at hand. */
export async function findSent<Input>(run: FlowRun<Input>): Promise<FlowState<Input> | undefined> {
  const state = run.state()
  const { nonce, askedAtBlock } = state.steps[state.stepIndex] ?? {}
  if (nonce === undefined || askedAtBlock === undefined) return undefined
  const wanted = run.build()
  const found = await findMinedTransaction(run.ports.chain, state.account, nonce, askedAtBlock)
  const isOurs =
    found?.to?.toLowerCase() === wanted.to.toLowerCase() &&
    found.data.toLowerCase() === wanted.data.toLowerCase() &&
    found.valueWei === wanted.valueWei
  if (!found || !isOurs) return undefined
  const next = withStep(state, { hash: found.hash, sentAt: run.ports.clock.now() })
  return { ...next, status: 'pending' }
}

/**
 * Looks for it, and waits while the account has anything under the noted nonce on its way: that may be what was asked for.
 * What no block takes up in time is not waited for.
 */
export async function findSettled<Input>(
  run: FlowRun<Input>,
): Promise<FlowState<Input> | undefined> {
  const { account, steps, stepIndex } = run.state()
  const { chain, clock, pollMs = flowTiming.pollMs } = run.ports
  const { nonce } = steps[stepIndex] ?? {}
  if (nonce === undefined) return undefined
  const begun = clock.now()
  for (;;) {
    const isSettled = (await chain.getMinedNonce(account)) > nonce
    const found = await findSent(run)
    if (found || isSettled) return found
    const isOnItsWay = (await chain.getNextNonce(account)) > nonce
    if (!isOnItsWay || clock.now() - begun >= flowTiming.dropAfterMs) return undefined
    await clock.sleep(pollMs, run.signal)
  }
}

/** Looks for it again and again. @throws the signal's reason when it is aborted */
export async function waitForSent<Input>(
  run: FlowRun<Input>,
  signal: AbortSignal,
): Promise<FlowState<Input>> {
  for (;;) {
    await run.ports.clock.sleep(flowTiming.askedPollMs, signal)
    // A node that does not answer now may at the next look.
    const found = await findSent(run).catch(() => undefined)
    if (found) return found
  }
}
