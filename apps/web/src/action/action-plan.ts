import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import type { FlowPlan, FlowReview } from '../transaction/flow-plan.ts'

/** A plan of one action: what the review needs, and what is said once it is done. */
export interface ActionPlan<Input = unknown> extends FlowPlan<Input> {
  /** Success in the visitor's language; what the transaction proved is in the state. */
  done: (state: FlowState) => string
  /** Which form it came from, where several forms have one kind. */
  id?: string
}

export function reviewOf(parts: Partial<FlowReview> & Pick<FlowReview, 'title'>): FlowReview {
  const confirmLabel = m.token_review_confirm()
  return { pays: [], gets: [], facts: [], permanent: [], confirmLabel, ...parts }
}

/** Plans of different inputs as one kind: each definition reads only the input that stands beside it. */
export function erase<Input>(plan: FlowPlan<Input>): FlowPlan<unknown> {
  return plan as unknown as FlowPlan<unknown>
}
