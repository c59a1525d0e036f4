import type { FlowDefinition, FlowState, StepResult } from '@slipway/sdk/flow/types'
import { type ActionPlan, erase, reviewOf } from '../../action/action-plan.ts'
import type { FlowPlan, FlowReview } from '../../transaction/flow-plan.ts'
import type { TransactionKind } from '../../transaction/transaction-kind.ts'
import { assetName } from '../shared/asset-name.ts'
import type { PoolView } from './pool-act.ts'

interface PlanParts<Input> {
  kind: TransactionKind
  definition: FlowDefinition<Input>
  input: Input
  review: Partial<FlowReview> & Pick<FlowReview, 'title'>
  /** What is said once it is done, from what the last step proved. */
  done: (result: StepResult) => string
  permit?: FlowPlan<Input>['permit'] | undefined
}

const lastResult = ({ steps }: FlowState): StepResult => steps.at(-1)?.result ?? {}

/** The plan of one action of a pool. */
export function planOf<Input>(
  { pool, name }: Pick<PoolView, 'pool' | 'name'>,
  { kind, definition, input, review, done, permit }: PlanParts<Input>,
): ActionPlan {
  const plan: FlowPlan<Input> = {
    definition,
    input,
    label: { kind, subject: name, contract: pool.address },
    review: reviewOf(review),
    units: {
      token: { symbol: assetName(pool), decimals: pool.stakedToken.decimals },
      currency: pool.rewardToken,
    },
    ...(permit && { permit }),
  }
  return { ...erase(plan), done: (state) => done(lastResult(state)) }
}
