import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import classes from './review.module.css'

/** Steps on the way to a flow's goal, by the beginning of their names; parts of a list are counted. */
const preparations: readonly (readonly [RegExp, (number: number) => string])[] = [
  [/^approve-all$/, () => m.transaction_step_approve_all()],
  [/^approve-\d+$/, () => m.transaction_step_approve()],
  [/^set-launcher$/, () => m.transaction_step_launcher()],
  [/^activate-slot$/, () => m.transaction_step_slot()],
  [/^whitelist-root$/, () => m.transaction_step_whitelist()],
  [/^whitelist-(\d+)$/, (number) => m.transaction_step_whitelist_part({ number })],
  [/^open-inviter$/, () => m.transaction_step_inviter()],
  [/^lock-list-(\d+)$/, (number) => m.transaction_step_part({ number })],
  [/^prepared-(\d+)$/, (number) => m.transaction_step_call({ number })],
  [/^undo-(\d+)$/, (number) => m.transaction_step_call({ number })],
]

/** What one step of a flow does. @param goal what the flow is for: the name of every other step. */
function stepText(id: string, goal: string): string {
  for (const [pattern, text] of preparations) {
    const match = pattern.exec(id)
    if (match) return text(Number(match[1] ?? 0) + 1)
  }
  return goal
}

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
