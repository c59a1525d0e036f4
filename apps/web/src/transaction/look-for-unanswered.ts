import { findUnanswered } from '@slipway/sdk/flow/find-unanswered'
import type { FlowPorts, FlowState } from '@slipway/sdk/flow/types'
import { inOneTab } from '../core/in-one-tab.ts'
import { labelOf } from './label-of.ts'
import type { ShownPlan } from './shown-plan.ts'
import { keepTransaction, showTransaction, useTransactionStore } from './transaction-store.ts'
import { untilForgotten } from './until-forgotten.ts'

/**
 * Looks for what may have been signed before its answer got lost. The list of transactions shows it meanwhile, also once
 * the dialog is closed.
 * @returns the run after the signature, or undefined where nothing was signed
 * @throws {FlowForgotten} when the visitor lets it go; else what the node answers, when it tells nothing
 */
export function lookForUnanswered(
  plan: ShownPlan,
  lost: FlowState,
  ports: FlowPorts,
): Promise<FlowState | undefined> {
  const { records } = useTransactionStore.getState()
  // Who cleared the list had done with what stood there, not with what is looked for from now on.
  if (!records.some(({ state }) => state.id === lost.id))
    keepTransaction({ state: lost, label: labelOf(plan) })
  return inOneTab(`flow.${lost.id}`, () =>
    untilForgotten(lost.id, (signal) =>
      findUnanswered(plan.definition, lost, ports, { signal, onChange: showTransaction }),
    ),
  )
}
