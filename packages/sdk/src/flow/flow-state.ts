import { type Address, isAddress } from 'viem'
import { fromExactJson, toExactJson } from '../shared/exact-json.ts'
import type {
  FlowContext,
  FlowDefinition,
  FlowState,
  FlowStatus,
  FlowStepState,
  StepResult,
} from './types.ts'

/** Every status, and whether the driver does nothing more by itself from it. */
const finals: Readonly<Record<FlowStatus, boolean>> = {
  review: false,
  simulating: false,
  'awaiting-signature': false,
  proposed: false,
  pending: false,
  mined: false,
  indexed: true,
  failed: true,
  replaced: true,
  dropped: true,
  rejected: true,
}

/** Whether the flow has come to an end, good or bad; a bad one can be taken up again with `retryFlow`. */
export function isFlowFinal(state: FlowState): boolean {
  return finals[state.status]
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

type Unread = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Unread => typeof value === 'object' && value !== null

function hasSteps({ steps, stepIndex }: Unread): boolean {
  return (
    Array.isArray(steps) &&
    steps.every((step) => isRecord(step) && typeof step.id === 'string') &&
    typeof stepIndex === 'number' &&
    // Whole, and one of them.
    stepIndex in steps
  )
}

function isFlowState(value: unknown): value is FlowState {
  if (!isRecord(value)) return false
  const { version, id, name, status, chainId, account, createdAt } = value
  return (
    version === 1 &&
    [id, name, status, account].every((text) => typeof text === 'string') &&
    [chainId, createdAt].every(Number.isSafeInteger) &&
    Object.hasOwn(finals, String(status)) &&
    isAddress(String(account), { strict: false }) &&
    hasSteps(value)
  )
}

/**
 * A state from its text.
 * @returns undefined for text of another version or none of ours; such a state cannot be taken up.
 */
export function decodeFlowState(text: string): FlowState | undefined {
  try {
    const state = fromExactJson(text)
    return isFlowState(state) ? state : undefined
  } catch {
    return undefined
  }
}
