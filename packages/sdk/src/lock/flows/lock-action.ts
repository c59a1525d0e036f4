import type { Abi, Address, ContractFunctionArgs, ContractFunctionName } from 'viem'
import { actionName } from '../../flow/action-name.ts'
import { buildCall } from '../../flow/build-call.ts'
import { oneStepFlow } from '../../flow/one-step-flow.ts'
import type { FlowDefinition, FlowReceipt, StepResult } from '../../flow/types.ts'

/** Every action names the lock that it acts on. */
export interface LockActionInput {
  readonly locker: Address
  readonly lockId: bigint
}

type Mutability = 'nonpayable' | 'payable'

/**
 * Makes flows out of the functions of a locker.
 * @param feature what names of flows begin with: a reload finds a flow by its name, so no two lockers share one
 * @returns a maker: `setFeeReceiver` becomes the flow `nft-lock-set-fee-receiver` and its step `set-fee-receiver`; `verify`
 * reads what the receipt must hold, and throws where it does not.
 */
export function lockActions<const LockerAbi extends Abi>(abi: LockerAbi, feature: string) {
  return <
    Input extends { readonly locker: Address },
    Name extends ContractFunctionName<LockerAbi, Mutability>,
  >(
    functionName: Name,
    action: {
      readonly args: (input: Input) => ContractFunctionArgs<LockerAbi, Mutability, Name>
      readonly verify: (input: Input, receipt: FlowReceipt) => StepResult
    },
  ): FlowDefinition<Input> =>
    oneStepFlow<Input>({
      feature,
      name: actionName(functionName),
      build: (input) =>
        buildCall({ to: input.locker, abi, functionName, args: action.args(input) }),
      verify: action.verify,
    })
}
