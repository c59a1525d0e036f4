import type {
  Abi,
  Address,
  ContractEventName,
  ContractFunctionArgs,
  ContractFunctionName,
} from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import { actionName } from '../../flow/action-name.ts'
import { buildCall } from '../../flow/build-call.ts'
import { oneStepFlow } from '../../flow/one-step-flow.ts'
import type { FlowDefinition } from '../../flow/types.ts'

/** Every action names the token that it acts on. */
export interface TokenActionInput {
  readonly token: Address
}

type Mutability = 'nonpayable' | 'payable'

/**
 * Makes flows out of the functions of an ABI: each calls one function of a token and is proven by one event of that
 * very token.
 * @returns a maker; `args`: the function's arguments; `expected`: values that the event must carry.
 */
export function declaredActions<const ActionAbi extends Abi>(abi: ActionAbi) {
  return <
    Input extends TokenActionInput,
    Name extends ContractFunctionName<ActionAbi, Mutability>,
    EventName extends ContractEventName<ActionAbi>,
  >(
    functionName: Name,
    action: {
      readonly args: (input: Input) => ContractFunctionArgs<ActionAbi, Mutability, Name>
      readonly event: EventName
      readonly expected?: (input: Input) => Readonly<Record<string, unknown>>
    },
  ): FlowDefinition<Input> =>
    oneStepFlow<Input>({
      feature: 'token',
      name: actionName(functionName),
      build: (input) => buildCall({ to: input.token, abi, functionName, args: action.args(input) }),
      verify: (input, { logs }) => {
        const expected = action.expected?.(input) ?? {}
        proveEvent(logs, { abi, eventName: action.event, emitter: input.token, expected })
        return {}
      },
    })
}
