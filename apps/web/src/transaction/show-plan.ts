import { m } from '@slipway/messages'
import type { TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState, StepResult } from '@slipway/sdk/flow/types'
import type { AmountUnits, FlowLabel, PlanReview, ShownPlan } from './shown-plan.ts'
import type { TransactionKind } from './transaction-kind.ts'

/** A review of which only the title must be said. */
type ReviewParts = Partial<PlanReview> & Pick<PlanReview, 'title'>

/** What the visitor is told of a plan. */
interface PlanParts {
  plan: TransactionPlan
  label: FlowLabel
  review: ReviewParts
  units?: AmountUnits
  /** What is said once it is done. */
  done?: string | ((state: FlowState) => string)
  id?: string
}

/** The same where a feature adds its own label and units. */
export type ActionParts = Omit<PlanParts, 'label' | 'units'> & { kind: TransactionKind }

/** The same where what the last step proved is all that is said in the end. */
export type ProvenParts = Omit<ActionParts, 'done'> & { done: (result: StepResult) => string }

/** What the last step of a run proved. */
export const lastResult = ({ steps }: FlowState): StepResult => steps.at(-1)?.result ?? {}

/** Puts a plan of the SDK into the visitor's words. */
export function showPlan({ plan, review, done, ...shown }: PlanParts): ShownPlan {
  const confirmLabel = m.token_review_confirm()
  return {
    ...plan,
    ...shown,
    review: { pays: [], gets: [], facts: [], permanent: [], confirmLabel, ...review },
    ...(done !== undefined && { done: typeof done === 'string' ? () => done : done }),
  }
}
