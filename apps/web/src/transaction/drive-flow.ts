import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { decodeFlowState } from '@slipway/sdk/flow/flow-state'
import { resumeFlow, runFlow } from '@slipway/sdk/flow/run-flow'
import type { FlowDefinition, FlowPorts, FlowState } from '@slipway/sdk/flow/types'
import { inOneTab } from '../core/in-one-tab.ts'
import { announceTransaction } from './announce-transaction.ts'
import { flowStorage, showTransaction } from './transaction-store.ts'
import { untilForgotten } from './until-forgotten.ts'

interface Drive<Input> {
  definition: FlowDefinition<Input>
  state: FlowState<Input>
  ports: FlowPorts
  onChange?: (state: FlowState<Input>) => void
  /** What a node has run just now. */
  rehearsed?: UnsignedTransaction | undefined
}

/** Shows and announces each state that the driver reaches. */
function createTeller(start: FlowState): (next: FlowState) => void {
  let previous = start
  return (next) => {
    showTransaction(next)
    void announceTransaction(previous, next)
    previous = next
  }
}

/** Sends a confirmed flow and follows it to its end. @throws {FlowForgotten} when the visitor stops following it */
export function driveFlow<Input>({ definition, state, ports, onChange, rehearsed }: Drive<Input>) {
  const tell = createTeller(state)
  return inOneTab(`flow.${state.id}`, () =>
    untilForgotten(state.id, (signal) =>
      runFlow(definition, state, ports, {
        signal,
        ...(rehearsed && { rehearsed }),
        onChange: (next) => {
          tell(next)
          onChange?.(next)
        },
      }),
    ),
  )
}

/** Takes a flow up again after a reload, from what is stored by the time this tab may drive it. */
export function takeUpFlow<Input>({ definition, state, ports }: Drive<Input>) {
  return inOneTab(`flow.${state.id}`, async () => {
    const text = await flowStorage.load(state.id)
    const stored = text === undefined ? undefined : decodeFlowState(text)
    // Forgotten in another tab in the meantime.
    if (!stored) return
    const onChange = createTeller(stored)
    await untilForgotten(state.id, (signal) =>
      resumeFlow(definition, stored as FlowState<Input>, ports, { onChange, signal }),
    )
  })
}
