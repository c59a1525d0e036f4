import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { estimateCost, type TransactionCost } from '../../evm/estimate-cost.ts'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'
import type { TemplateId } from '../../platform/template-id.ts'

/** Gas of creating a token with every switch on, rounded up; stands in where a node cannot estimate. */
export const ordinaryDeploymentGas = { plain: 2_000_000n, taxed: 7_000_000n } as const

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
    /** Template 1 by default. */
    readonly templateId?: TemplateId
  },
): Promise<TransactionCost> {
  const { templateId = 1, ...cost } = query
  const { plain, taxed } = ordinaryDeploymentGas
  return estimateCost(client, { ...cost, ordinaryGas: templateId === 1 ? plain : taxed })
}
