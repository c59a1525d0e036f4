import { contextOf } from './flow-state.ts'
import type { FlowReceipt, FlowState, FlowStep, StepResult } from './types.ts'

/** The transaction is in a block, but what it had to achieve is not in its receipt. */
export const notVerified = { kind: 'unknown', name: 'Transaction_NotVerified', args: {} } as const

/** What a receipt proves of a step; undefined when it does not hold what the step promised. */
export function tryVerify<Input>(
  step: FlowStep<Input>,
  state: FlowState<Input>,
  receipt: FlowReceipt,
): StepResult | undefined {
  try {
    return step.verify(state.input, receipt, contextOf(state))
  } catch {
    // Whatever the proof lacks, the person is told one thing: done on chain, not confirmed by us.
    return undefined
  }
}
