import { contractErrorsAbi } from '@slipway/deployments/errors'
import { simulateByCall } from './simulate-by-call.ts'
import type { FlowDefinition, FlowReceipt, StepResult, UnsignedTransaction } from './types.ts'

/**
 * A flow of one transaction.
 * @param name of the step; the flow is called `token-<name>`.
 * @param verify what its receipt must hold.
 */
export function oneStepFlow<Input>(
  name: string,
  build: (input: Input) => UnsignedTransaction,
  verify: (input: Input, receipt: FlowReceipt) => StepResult,
): FlowDefinition<Input> {
  return {
    name: `token-${name}`,
    batchable: false,
    errorsAbi: contractErrorsAbi,
    steps: () => [{ id: name, build, simulate: simulateByCall, verify }],
  }
}
