import type { FlowDefinition, StepResult } from '@slipway/sdk/flow/types'
import { type ActionPlan, erase, reviewOf } from '../../action/action-plan.ts'
import type { FlowReview } from '../../transaction/flow-plan.ts'
import type { TransactionKind } from '../../transaction/transaction-kind.ts'
import type { NftView } from './nft-view.ts'

interface PlanParts<Input> {
  kind: TransactionKind
  definition: FlowDefinition<Input>
  input: Input
  /** Without a title, that of the kind. */
  review: Partial<FlowReview> & Pick<FlowReview, 'title'>
  /** What is said once it is done, from what the last step proved. */
  done: (result: StepResult) => string
}

/** The plan of one action of a collection. */
export function planOf<Input>(
  { sale }: Pick<NftView, 'sale'>,
  { kind, definition, input, review, done }: PlanParts<Input>,
): ActionPlan {
  const plan = erase({
    definition,
    input,
    label: { kind, subject: sale.symbol, contract: sale.address },
    review: reviewOf(review),
    units: { token: sale.paymentToken, currency: sale.paymentToken },
  })
  return {
    ...plan,
    done: ({ steps }) => done(steps.at(-1)?.result ?? {}),
  }
}
