import { findAsked } from './find-asked.ts'
import { openFlowRun } from './flow-run.ts'
import type { RunFlowOptions } from './run-flow.ts'
import type { FlowDefinition, FlowPorts, FlowState } from './types.ts'

/**
 * Looks for what a person signed after the wallet's answer got lost (`interrupted`), before anything is asked again: in
 * the words in which it was asked, which a plan that was made anew no longer has. Meanwhile the run is kept and told as
 * one that still asks, as it was before, so that nobody takes it for ended, and `resumeFlow` looks on after a reload.
 * @returns the state after the signature, to be driven on; undefined where nothing was signed
 * @throws what the node answers, when it tells nothing; the signal's reason when it is aborted
 */
export async function findUnanswered<Input>(
  definition: FlowDefinition<Input>,
  state: FlowState<Input>,
  ports: FlowPorts,
  options: RunFlowOptions<Input> = {},
): Promise<FlowState<Input> | undefined> {
  const { onChange = () => undefined, signal = new AbortController().signal } = options
  const run = openFlowRun({ definition, state, ports, signal, mayAskWallet: false, onChange })
  const { failure: _failure, ...asked } = state
  await run.set({ ...asked, status: 'awaiting-signature', interrupted: true })
  try {
    const found = await findAsked(run)
    signal.throwIfAborted()
    if (!found) {
      await run.set(state)
      return undefined
    }
    const { interrupted: _interrupted, ...signed } = found
    return signed
  } catch (error) {
    signal.throwIfAborted()
    await run.set(state)
    throw error
  }
}
