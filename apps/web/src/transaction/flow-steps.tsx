import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import classes from './review.module.css'
import { stepText } from './step-text.ts'

type StepState = 'done' | 'now' | 'stopped' | 'later'

const states: Record<StepState, () => string> = {
  done: m.transaction_progress_mined,
  now: m.transaction_step_now,
  stopped: m.transaction_step_stopped,
  later: m.transaction_step_later,
}

function stateOf({ steps, stepIndex }: FlowState, at: number, isStopped: boolean): StepState {
  if (steps[at]?.result !== undefined) return 'done'
  if (at !== stepIndex) return 'later'
  return isStopped ? 'stopped' : 'now'
}

interface FlowStepsProps {
  state: FlowState
  /** What the flow is for. */
  goal: string
  /** It goes on by nobody but the visitor. */
  isStopped?: boolean
}

/** Every transaction of a flow by name, and which of them are in a block. */
export function FlowSteps({ state, goal, isStopped = false }: FlowStepsProps) {
  return (
    <ol className={classes.steps} aria-label={m.transaction_step_list()}>
      {state.steps.map(({ id }, at) => {
        const step = stateOf(state, at, isStopped)
        return (
          <li key={id} data-state={step}>
            <span>{stepText(id, goal)}</span>
            <small>{states[step]()}</small>
          </li>
        )
      })}
    </ol>
  )
}
