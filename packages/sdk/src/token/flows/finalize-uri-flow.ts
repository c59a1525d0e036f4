import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { FlowDefinition } from '../../flow/types.ts'
import type { TokenActionInput } from './declared-action.ts'
import { tokenActionFlows } from './token-action-flows.ts'

/** A metadata link that shall never change again. */
export interface FinalizeUriInput extends TokenActionInput {
  /** At most 512 bytes; empty to remove the link for good. */
  readonly contractUri: string
}

/**
 * Moves the metadata link and freezes it: one signature where the wallet batches (EIP-5792), else two in this order.
 * Neither step needs the other's result, and stopping in between leaves a link that can still be changed.
 */
export const finalizeUriFlow: FlowDefinition<FinalizeUriInput> = {
  name: 'token-finalize-uri',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: (input) => [
    ...tokenActionFlows.changeUri.steps(input),
    ...tokenActionFlows.freezeUri.steps(input),
  ],
}
