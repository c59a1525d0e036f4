import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { contextOf } from './flow-state.ts'
import { givenCallsFlow } from './given-calls-flow.ts'
import type { FlowDefinition, FlowState } from './types.ts'

/** Permissions that a flow left behind, each with the call that takes it back. */
export interface UndoInput {
  readonly calls: readonly UnsignedTransaction[]
}

/**
 * The calls that take back what a flow was permitted and has not used: what its finished steps can undo, while the last
 * step, its goal, is not reached. None for a flow that reached it.
 */
export function listUndos<Input>(
  definition: FlowDefinition<Input>,
  state: FlowState<Input>,
): readonly UnsignedTransaction[] {
  if (state.steps.at(-1)?.result) return []
  const context = contextOf(state)
  return definition
    .steps(state.input)
    .filter((_, at) => state.steps[at]?.result)
    .flatMap(({ undo }) => (undo ? [undo(state.input, context)] : []))
}

/** Takes permissions back. */
export const undoFlow = givenCallsFlow<UndoInput>('undo-permissions', 'undo')
