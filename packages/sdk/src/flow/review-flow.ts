import { type DecodedFailure, decodeContractError } from '../evm/decode-contract-error.ts'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { contextOf } from './flow-state.ts'
import { isNodeTrouble } from './is-node-trouble.ts'
import type { FlowChain, FlowDefinition, FlowState } from './types.ts'

/** What the person is shown before the wallet opens. */
export interface FlowReview {
  /** Transactions that are still to be signed, in order. */
  readonly transactions: readonly UnsignedTransaction[]
  /** Why the next of them would fail now; undefined when it would succeed. */
  readonly failure: DecodedFailure | undefined
}

/**
 * Builds what is left of a flow and runs the next transaction on a node, without wallet and without a change of state.
 * The chain moves on meanwhile: at the moment of signing the driver simulates again what was not rehearsed just before.
 */
export async function reviewFlow<Input>(
  definition: FlowDefinition<Input>,
  state: FlowState<Input>,
  chain: FlowChain,
): Promise<FlowReview> {
  const context = contextOf(state)
  const left = definition.steps(state.input).slice(state.stepIndex)
  const transactions = left.map((step) => step.build(state.input, context))
  const [transaction] = transactions
  try {
    if (transaction) await chain.call(state.account, transaction)
    return { transactions, failure: undefined }
  } catch (error) {
    const failure = decodeContractError(error, definition.errorsAbi)
    if (failure.kind === 'unknown' && !isNodeTrouble(error)) throw error
    return { transactions, failure }
  }
}
