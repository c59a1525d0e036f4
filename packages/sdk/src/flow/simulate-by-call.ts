import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import type { FlowChain, FlowContext } from './types.ts'

/** The simulation of most steps: the transaction itself as `eth_call` from its sender, on the newest block. */
export async function simulateByCall(
  transaction: UnsignedTransaction,
  context: FlowContext,
  chain: FlowChain,
): Promise<void> {
  await chain.call(context.account, transaction)
}
