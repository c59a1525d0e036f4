import { findAsked } from './find-asked.ts'
import { openFlowRun } from './flow-run.ts'
import type { FlowDefinition, FlowPorts, FlowState } from './types.ts'

/**
 * Looks for what a person signed after the wallet's answer got lost (`interrupted`), before anything is asked again: in
 * the words in which it was asked, which a plan that was made anew no longer has.
 * @returns the state after the signature, to be driven on; undefined where nothing was signed
 * @throws what the node answers, when it tells nothing
 */
export async function findLost<Input>(
  definition: FlowDefinition<Input>,
  state: FlowState<Input>,
  ports: FlowPorts,
): Promise<FlowState<Input> | undefined> {
  const { signal } = new AbortController()
  const onChange = () => undefined
  const found = await findAsked(
    openFlowRun({ definition, state, ports, signal, mayAskWallet: false, onChange }),
  )
  if (!found) return undefined
  const { interrupted: _interrupted, failure: _failure, ...rest } = found
  return rest
}
