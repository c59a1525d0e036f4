import { formatAmount, m } from '@slipway/messages'
import type { FlowDefinition, FlowState } from '@slipway/sdk/flow/types'
import type { Token } from '@slipway/sdk/token/types'
import type { FlowLabel, FlowPlan, FlowReview } from '../../transaction/flow-plan.ts'
import type { TransactionKind } from '../../transaction/transaction-kind.ts'

/** A plan of the console: what the review needs, and what is said once it is done. */
export interface ConsolePlan<Input = unknown> extends FlowPlan<Input> {
  /** Success in the visitor's language; what the transaction proved is in the state. */
  done: (state: FlowState) => string
  /** Which form it came from, where several forms have one kind. */
  id?: string
}

export const labelOf = (kind: TransactionKind, token: Token): FlowLabel => ({
  kind,
  subject: token.symbol,
  contract: token.address,
})

/** An amount of the token, with its symbol. */
export const amountOf = (token: Pick<Token, 'decimals' | 'symbol'>, units: bigint): string =>
  formatAmount(units, token.decimals, { symbol: token.symbol })

export function reviewOf(parts: Partial<FlowReview> & Pick<FlowReview, 'title'>): FlowReview {
  const confirmLabel = m.token_review_confirm()
  return { pays: [], gets: [], facts: [], permanent: [], confirmLabel, ...parts }
}

/** Plans of different inputs as one kind: each definition reads only the input that stands beside it. */
export function erase<Input>(plan: FlowPlan<Input>): FlowPlan<unknown> {
  return plan as unknown as FlowPlan<unknown>
}

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
): ConsolePlan {
  const { kind, definition, input, review, done, id } = plan
  return {
    ...erase({ definition, input, label: labelOf(kind, token), review: reviewOf(review) }),
    done: typeof done === 'string' ? () => done : done,
    ...(id !== undefined && { id }),
  }
}
