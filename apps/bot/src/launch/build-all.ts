import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import type { FlowContext, FlowDefinition } from '@slipway/sdk/flow/types'

/** Every transaction of a flow, in order. */
export function buildAll<Input>(
  { steps }: FlowDefinition<Input>,
  input: Input,
  context: FlowContext,
): readonly UnsignedTransaction[] {
  return steps(input).map((step) => step.build(input, context))
}
