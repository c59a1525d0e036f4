import { type Address, erc20Abi } from 'viem'
import { proveEvent } from '../evm/prove-event.ts'
import { buildCall } from './build-call.ts'
import { simulateByCall } from './simulate-by-call.ts'
import type { FlowContext, FlowStep } from './types.ts'

/** An allowance to be set, exact to the unit: nobody is ever allowed more than one act needs (P-04). */
export interface Approval {
  readonly token: Address
  readonly spender: Address
  /** Base units. 0 takes an allowance back, which some tokens demand before another one is set. */
  readonly amount: bigint
}

/** One step for each allowance, named `approve-0`, `approve-1` and so on. */
export function approvalSteps<Input>(approvals: readonly Approval[]): readonly FlowStep<Input>[] {
  return approvals.map(({ token, spender, amount }, at) => ({
    id: `approve-${at}`,
    build: () =>
      buildCall({ to: token, abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
    simulate: simulateByCall,
    verify: (
      _input: Input,
      { logs }: { readonly logs: Parameters<typeof proveEvent>[0] },
      { account }: FlowContext,
    ) => {
      const expected = { owner: account, spender, value: amount }
      proveEvent(logs, { abi: erc20Abi, eventName: 'Approval', emitter: token, expected })
      return { token, amount }
    },
  }))
}
