import type { Address } from 'viem'
import { fromExactJson, toExactJson } from '../shared/exact-json.ts'
import type {
  FlowContext,
  FlowDefinition,
  FlowState,
  FlowStatus,
  FlowStepState,
  StepResult,
} from './types.ts'

/** Statuses from which the driver does nothing more by itself. */
const finals: ReadonlySet<FlowStatus> = new Set([
  'indexed',
  'failed',
  'replaced',
  'dropped',
  'rejected',
])

/** Whether the flow has come to an end, good or bad; a bad one can be taken up again with `retryFlow`. */
export function isFlowFinal(state: FlowState): boolean {
  return finals.has(state.status)
}

/** A new flow, standing at the review: nothing is asked of network or wallet yet. */
export function startFlow<Input>(
  definition: FlowDefinition<Input>,
  start: {
    readonly id: string
    readonly chainId: number
    readonly account: Address
    readonly input: Input
    /** Clock milliseconds. */
    readonly createdAt: number
  },
): FlowState<Input> {
  const deadline = definition.deadline?.(start.input)
  return {
    version: 1,
    name: definition.name,
    status: 'review',
    stepIndex: 0,
    steps: definition.steps(start.input).map(({ id }) => ({ id })),
    ...start,
    ...(deadline !== undefined && { deadline }),
  }
}

/** A flow that ended badly, back at the review of the step that failed; steps that are done stay done. */
export function retryFlow<Input>(state: FlowState<Input>): FlowState<Input> {
  const { failure: _failure, ...rest } = withoutAsked(state)
  const { askedBatchId, interrupted } = state
  // By these, and by what its step notes, what was signed since is found.
  if (interrupted) return { ...rest, ...(askedBatchId && { askedBatchId }), status: 'review' }
  const steps = state.steps.map((step, at) => (at < state.stepIndex ? step : { id: step.id }))
  return { ...rest, status: 'review', steps }
}

/** The state without what the wallet was last asked for. */
export function withoutAsked<Input>(state: FlowState<Input>): FlowState<Input> {
  const { batchId: _batch, askedBatchId: _asked, proposal: _proposal, ...kept } = state
  return kept
}

/** What the parts of a step are told. */
export function contextOf(state: FlowState): FlowContext {
  const results: Record<string, StepResult> = {}
  for (const step of state.steps) if (step.result) results[step.id] = step.result
  return { chainId: state.chainId, account: state.account, results }
}

/** The state with its current step changed. */
export function withStep<Input>(
  state: FlowState<Input>,
  change: Partial<FlowStepState>,
  at: number = state.stepIndex,
): FlowState<Input> {
  const steps = state.steps.map((step, index) => (index === at ? { ...step, ...change } : step))
  return { ...state, steps }
}

/** The state as text for a `FlowStorage`. */
export function encodeFlowState(state: FlowState): string {
  return toExactJson(state)
}

/**
 * A state from its text.
 * @returns undefined for text of another version or none of ours; such a state cannot be taken up.
 */
export function decodeFlowState(text: string): FlowState | undefined {
  try {
    const state = fromExactJson(text) as Partial<FlowState> | null
    const whole =
      state?.version === 1 &&
      typeof state.id === 'string' &&
      typeof state.name === 'string' &&
      typeof state.status === 'string' &&
      Array.isArray(state.steps)
    return whole ? (state as FlowState) : undefined
  } catch {
    return undefined
  }
}
