import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import type { FlowContext, FlowDefinition } from './types.ts'

/**
 * A flow of calls that were made beforehand, transaction by transaction or as one batch. What they promised is not
 * known here: that a call went through is all that is verified, and the receipt's events are shown as they are.
 * @param name of the flow.
 * @param step what its steps are called, before their number.
 * @param check throws where the calls are not for the account and network at hand: then nothing is built.
 */
export function givenCallsFlow<Input extends { readonly calls: readonly UnsignedTransaction[] }>(
  name: string,
  step: string,
  check?: (input: Input, context: FlowContext) => void,
): FlowDefinition<Input> {
  return {
    name,
    batchable: true,
    errorsAbi: contractErrorsAbi,
    steps: ({ calls }) =>
      calls.map((call, at) => ({
        id: `${step}-${at}`,
        build(input, context) {
          check?.(input, context)
          return call
        },
        verify: () => ({}),
      })),
  }
}
