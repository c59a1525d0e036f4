import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState } from '@slipway/sdk/flow/types'
import { listUndos, undoFlow } from '@slipway/sdk/flow/undo-flow'
import { IconAlertTriangle } from '@tabler/icons-react'
import { activeChain } from '../core/active-chain.ts'
import { countPartlyDone } from './count-partly-done.ts'
import type { FlowProblem } from './flow-problem.ts'
import { problemText } from './flow-problem-text.ts'
import { FlowSteps } from './flow-steps.tsx'
import classes from './review.module.css'
import { showPlan } from './show-plan.ts'
import type { AmountUnits, ShownPlan } from './shown-plan.ts'

/** A plan that takes back what a flow was permitted and never used; undefined where there is nothing of the kind. */
function undoPlan(plan: ShownPlan, state: FlowState | null): ShownPlan | undefined {
  const calls = state ? listUndos(plan.definition, state) : []
  if (calls.length === 0) return undefined
  return showPlan({
    plan: planTransaction(undoFlow, { calls }),
    label: { kind: 'undo_permissions', subject: plan.label.subject, contract: plan.label.contract },
    review: {
      title: m.transaction_undo_title(),
      gets: calls.map(({ to }) => ({
        label: m.transaction_undo_gets(),
        value: '',
        address: to,
      })),
      confirmLabel: m.transaction_undo_confirm(),
    },
  })
}

interface FlowStoppedProps {
  plan: ShownPlan
  /** `null` where nothing was begun. */
  state: FlowState | null
  problem: FlowProblem
  units?: AmountUnits | undefined
  onRetry: () => void
  onClose: () => void
  /** Opens the review of what takes back the permissions that stayed behind. */
  onUndo: (undo: ShownPlan) => void
}

/** A flow that ended before its goal: why, what of it is in a block and stays, how to go on, and how to take it back. */
export function FlowStopped(props: FlowStoppedProps) {
  const { plan, state, problem, units, onRetry, onClose, onUndo } = props
  const done = state ? countPartlyDone(state) : 0
  const { title, text } = problemText(problem, activeChain, { units, isPartly: done > 0 })
  const undo = undoPlan(plan, state)
  return (
    <div className={classes.body}>
      <div className={classes.status} data-tone="warn" role="alert">
        <IconAlertTriangle size={20} aria-hidden />
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {state && done > 0 && (
        <>
          <FlowSteps state={state} goal={plan.review.title} isStopped />
          <p className={classes.nothing}>
            {undo ? m.transaction_step_permission_stays() : m.transaction_step_stays()}
          </p>
          {state.steps.some(({ id, result }) => id === 'set-launcher' && result) && (
            <p className={classes.nothing}>{m.transaction_step_launcher_stays()}</p>
          )}
        </>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {m.transaction_close()}
        </Button>
        {undo && (
          <Button variant="default" onClick={() => onUndo(undo)}>
            {m.transaction_undo_confirm()}
          </Button>
        )}
        <Button onClick={onRetry}>
          {done > 0 ? m.transaction_go_on() : m.transaction_try_again()}
        </Button>
      </div>
    </div>
  )
}
