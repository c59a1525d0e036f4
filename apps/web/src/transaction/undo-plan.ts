import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState } from '@slipway/sdk/flow/types'
import { listUndos, undoFlow } from '@slipway/sdk/flow/undo-flow'
import { showPlan } from './show-plan.ts'
import type { ShownPlan } from './shown-plan.ts'

/** A plan that takes back what a flow was permitted and never used; undefined where there is nothing of the kind. */
export function undoPlan(plan: ShownPlan, state: FlowState | null): ShownPlan | undefined {
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
