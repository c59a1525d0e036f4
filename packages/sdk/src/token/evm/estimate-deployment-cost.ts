import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { estimateCost, type TransactionCost } from '../../evm/estimate-cost.ts'
import type { UnsignedTransaction } from '../../flow/types.ts'

/** Gas of creating a token with every switch on, rounded up; stands in where a node cannot estimate. */
const ordinaryGas = 1_800_000n

/**
 * Network fees of a token's creation.
 * @param query `balanceWei`: what the account holds; below the transaction's value the estimate runs with a lent balance.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export function estimateDeploymentCost(
  client: ReadClient,
  query: {
    readonly account: Address
    readonly transaction: UnsignedTransaction
    readonly balanceWei: bigint
  },
): Promise<TransactionCost> {
  return estimateCost(client, { ...query, ordinaryGas })
}
