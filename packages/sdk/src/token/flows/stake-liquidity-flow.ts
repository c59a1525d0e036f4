import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import type { FlowDefinition } from '../../flow/types.ts'
import type { TokenAmountInput } from './taxed-action-flows.ts'
import { tokenActionFlows } from './token-action-flows.ts'

/** Liquidity tokens to be staked, and the allowance that the token still needs for them. */
export interface StakeLiquidityInput extends TokenAmountInput {
  /** From `getNeededApprovals`: the spender is the token itself. */
  readonly approvals: readonly Approval[]
}

/** Stakes liquidity in a token that pays those who provide it; the allowance is exact. */
export const stakeLiquidityFlow: FlowDefinition<StakeLiquidityInput> = {
  name: 'token-stake-liquidity',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: (input) => [
    ...approvalSteps<StakeLiquidityInput>(input.approvals),
    ...tokenActionFlows.stakeLp.steps(input),
  ],
}
