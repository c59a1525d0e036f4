import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import type { FlowDefinition, FlowStep } from './types.ts'

/**
 * A flow of one transaction.
 * @param name of the step; the flow is called `<feature>-<name>`.
 * @param verify what its receipt must hold.
 */
export function oneStepFlow<Input>(
  name: string,
  build: (input: Input) => UnsignedTransaction,
  verify: FlowStep<Input>['verify'],
  feature = 'token',
): FlowDefinition<Input> {
  return {
    name: `${feature}-${name}`,
    batchable: false,
    errorsAbi: contractErrorsAbi,
    steps: () => [{ id: name, build, verify }],
  }
}
