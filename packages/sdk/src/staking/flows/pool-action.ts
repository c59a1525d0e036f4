import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { Abi, Address, ContractFunctionArgs, ContractFunctionName } from 'viem'
import { actionName } from '../../flow/action-name.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowContext, FlowDefinition, FlowReceipt, StepResult } from '../../flow/types.ts'

/** Every action names the pool that it acts on. */
export interface PoolActionInput {
  readonly pool: Address
}

/** An action that may take rewards from the signer, with the allowances that are missing for it. */
export interface FundedActionInput extends PoolActionInput {
  /** From `getNeededApprovals`; none where nothing is taken. */
  readonly approvals?: readonly Approval[]
}

type Mutability = 'nonpayable' | 'payable'

/**
 * Makes flows out of the functions of a pool.
 * @param feature what names of flows begin with: a reload finds a flow by its name, so no two kinds of pool share one
 * @returns a maker: `stopReward` becomes the flow `staking-stop-reward` and its step `stop-reward`, after a step for each
 * allowance of the input; `verify` reads what the receipt must hold, and throws where it does not.
 */
export function poolActions<const PoolAbi extends Abi>(abi: PoolAbi, feature: string) {
  return <Input extends FundedActionInput, Name extends ContractFunctionName<PoolAbi, Mutability>>(
    functionName: Name,
    action: {
      readonly args: (input: Input) => ContractFunctionArgs<PoolAbi, Mutability, Name>
      readonly verify: (input: Input, receipt: FlowReceipt, context: FlowContext) => StepResult
    },
  ): FlowDefinition<Input> => {
    const id = actionName(functionName)
    return {
      name: `${feature}-${id}`,
      batchable: true,
      errorsAbi: contractErrorsAbi,
      steps: ({ approvals = [] }) => [
        ...approvalSteps<Input>(approvals),
        {
          id,
          build: (input) =>
            buildCall({ to: input.pool, abi, functionName, args: action.args(input) }),
          verify: action.verify,
        },
      ],
    }
  }
}
