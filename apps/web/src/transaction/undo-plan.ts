import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import { listUndos, type UndoInput, undoFlow } from '@slipway/sdk/flow/undo-flow'
import type { FlowPlan } from './flow-plan.ts'

/** A plan that takes back what a flow was permitted and never used; undefined where there is nothing of the kind. */
export function undoPlan(plan: FlowPlan, state: FlowState | null): FlowPlan | undefined {
  const calls = state ? listUndos(plan.definition, state) : []
  if (calls.length === 0) return undefined
  const undo: FlowPlan<UndoInput> = {
    definition: undoFlow,
    input: { calls },
    label: { kind: 'undo_permissions', subject: plan.label.subject, contract: plan.label.contract },
    review: {
      title: m.transaction_undo_title(),
      pays: [],
      gets: calls.map(({ to }) => ({
        label: m.transaction_undo_gets(),
        value: '',
        address: to,
      })),
      facts: [],
      permanent: [],
      confirmLabel: m.transaction_undo_confirm(),
    },
  }
  // The dialog runs plans of any input, and hands each back to its own definition.
  return undo as unknown as FlowPlan
}
