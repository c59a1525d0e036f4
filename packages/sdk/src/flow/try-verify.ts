import { contextOf } from './flow-state.ts'
import type { FlowPorts, FlowReceipt, FlowState, FlowStep, StepResult } from './types.ts'

/** The transaction is in a block, but what it had to achieve is not in its receipt. */
export const notVerified = { kind: 'unknown', name: 'Transaction_NotVerified', args: {} } as const

/** The step's own word that its proof is missing. */
const isUnproven = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === notVerified.name

/** What a receipt proves of a step; undefined when it does not hold what the step promised. */
export function tryVerify<Input>(
  step: FlowStep<Input>,
  state: FlowState<Input>,
  receipt: FlowReceipt,
  { report }: Pick<FlowPorts, 'report'>,
): StepResult | undefined {
  try {
    return step.verify(state.input, receipt, contextOf(state))
  } catch (error) {
    // Whatever the proof lacks, the person is told one thing: done on chain, not confirmed by us.
    if (!isUnproven(error)) report?.(error)
    return undefined
  }
}
