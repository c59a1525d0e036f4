import { presaleAbi } from '@slipway/deployments/abi'
import type { Address, ContractFunctionArgs, ContractFunctionName } from 'viem'
import { actionName } from '../../flow/action-name.ts'
import { buildCall } from '../../flow/build-call.ts'
import { oneStepFlow } from '../../flow/one-step-flow.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'

/** Every action names the presale that it acts on. */
export interface PresaleActionInput {
  readonly presale: Address
}

type Mutability = 'nonpayable' | 'payable'

/**
 * A flow that calls one function of a presale.
 * @param functionName `setTime` makes the flow `presale-set-time` and its step `set-time`.
 * @param action `verify`: what the receipt must hold; it throws where it does not.
 */
export function presaleAction<
  Input extends PresaleActionInput,
  Name extends ContractFunctionName<typeof presaleAbi, Mutability>,
>(
  functionName: Name,
  action: {
    readonly args: (input: Input) => ContractFunctionArgs<typeof presaleAbi, Mutability, Name>
    readonly verify: FlowStep<Input>['verify']
  },
): FlowDefinition<Input> {
  return oneStepFlow<Input>({
    feature: 'presale',
    name: actionName(functionName),
    build: (input) =>
      buildCall({ to: input.presale, abi: presaleAbi, functionName, args: action.args(input) }),
    verify: action.verify,
  })
}
