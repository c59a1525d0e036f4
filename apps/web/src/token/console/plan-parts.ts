import { formatAmount } from '@slipway/messages'
import type { FlowDefinition, FlowState } from '@slipway/sdk/flow/types'
import type { Token } from '@slipway/sdk/token/types'
import { type ActionPlan, erase, reviewOf } from '../../action/action-plan.ts'
import type { FlowLabel, FlowReview } from '../../transaction/flow-plan.ts'
import type { TransactionKind } from '../../transaction/transaction-kind.ts'

export const labelOf = (kind: TransactionKind, token: Token): FlowLabel => ({
  kind,
  subject: token.symbol,
  contract: token.address,
})

/** An amount of the token, with its symbol. */
export const amountOf = (token: Pick<Token, 'decimals' | 'symbol'>, units: bigint): string =>
  formatAmount(units, token.decimals, { symbol: token.symbol })

/** The plan of one action of a token. */
export function actionPlan<Input>(
  token: Token,
  plan: {
    kind: TransactionKind
    definition: FlowDefinition<Input>
    input: Input
    review: Partial<FlowReview> & Pick<FlowReview, 'title'>
    done: string | ((state: FlowState) => string)
    id?: string
  },
): ActionPlan {
  const { kind, definition, input, review, done, id } = plan
  return {
    ...erase({ definition, input, label: labelOf(kind, token), review: reviewOf(review) }),
    done: typeof done === 'string' ? () => done : done,
    ...(id !== undefined && { id }),
  }
}
