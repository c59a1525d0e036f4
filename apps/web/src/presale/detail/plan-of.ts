import type { FlowDefinition, FlowState } from '@slipway/sdk/flow/types'
import { type ActionPlan, erase, reviewOf } from '../../action/action-plan.ts'
import type { FlowPlan, FlowReview } from '../../transaction/flow-plan.ts'
import type { TransactionKind } from '../../transaction/transaction-kind.ts'
import type { PresaleView } from './presale-context.ts'

interface PlanParts<Input> {
  kind: TransactionKind
  definition: FlowDefinition<Input>
  input: Input
  review: Partial<FlowReview> & Pick<FlowReview, 'title'>
  done: string | ((state: FlowState) => string)
  id?: string
  permit?: FlowPlan<Input>['permit'] | undefined
}

/** The plan of one action of a presale. */
export function planOf<Input>(
  { presale, name }: Pick<PresaleView, 'presale' | 'name'>,
  { kind, definition, input, review, done, id, permit }: PlanParts<Input>,
): ActionPlan {
  const plan: FlowPlan<Input> = {
    definition,
    input,
    label: { kind, subject: name, contract: presale.address },
    review: reviewOf(review),
    units: { token: presale.token, currency: presale.currency },
    ...(permit && { permit }),
  }
  return {
    ...erase(plan),
    done: typeof done === 'string' ? () => done : done,
    ...(id !== undefined && { id }),
  }
}
