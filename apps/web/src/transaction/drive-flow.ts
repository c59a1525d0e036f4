import { decodeFlowState } from '@slipway/sdk/flow/flow-state'
import { resumeFlow, runFlow } from '@slipway/sdk/flow/run-flow'
import type { FlowDefinition, FlowPorts, FlowState } from '@slipway/sdk/flow/types'
import { announceTransaction } from './announce-transaction.ts'
import { flowStorage, showTransaction } from './transaction-store.ts'

interface Drive<Input> {
  definition: FlowDefinition<Input>
  state: FlowState<Input>
  ports: FlowPorts
  onChange?: (state: FlowState<Input>) => void
}

/** One tab drives a flow; the others wait for it to end or to close, and read along meanwhile. */
function inOneTab<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  // Absent on insecure origins, where a second tab is the visitor's own business.
  return navigator.locks ? navigator.locks.request(`slipway.flow.${id}`, work) : work()
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

/** Sends a confirmed flow and follows it to its end. */
export function driveFlow<Input>({ definition, state, ports, onChange }: Drive<Input>) {
  const tell = createTeller(state)
  return inOneTab(state.id, () =>
    runFlow(definition, state, ports, {
      onChange: (next) => {
        tell(next)
        onChange?.(next)
      },
    }),
  )
}

/** Takes a flow up again after a reload, from what is stored by the time this tab may drive it. */
export function takeUpFlow<Input>({ definition, state, ports }: Drive<Input>) {
  return inOneTab(state.id, async () => {
    const text = await flowStorage.load(state.id)
    const stored = text === undefined ? undefined : decodeFlowState(text)
    // Forgotten in another tab in the meantime.
    if (!stored) return
    const onChange = createTeller(stored)
    await resumeFlow(definition, stored as FlowState<Input>, ports, { onChange })
  })
}
