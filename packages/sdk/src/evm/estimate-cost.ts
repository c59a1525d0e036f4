import type { Address } from 'viem'
import type { ReadClient } from './create-read-client.ts'
import type { UnsignedTransaction } from './unsigned-transaction.ts'

/** What a transaction will cost in network fees. */
export interface TransactionCost {
  readonly gas: bigint
  /** Wei of the native currency, at the price that the network asks now. */
  readonly gasWei: bigint
  /** False when no node could run the transaction, and `gas` is the ordinary case that the caller gave. */
  readonly isMeasured: boolean
}

/** Which transaction to reckon, for whom. */
export interface CostQuery {
  readonly account: Address
  readonly transaction: UnsignedTransaction
  /** What the account holds; where it cannot pay the value, the estimate runs with a lent balance. */
  readonly balanceWei: bigint
  /** Gas of the ordinary case, for a transaction that no node can run yet. */
  readonly ordinaryGas: bigint
}

/** A balance that no estimate fails on. */
const amplyWei = 2n ** 96n

async function estimateGas(client: ReadClient, query: CostQuery): Promise<bigint | undefined> {
  const { account, transaction, balanceWei } = query
  const { to, data, valueWei: value } = transaction
  // A poor account is lent a balance for the estimate, so that it learns what it lacks.
  const loan =
    balanceWei > value ? {} : { stateOverride: [{ address: account, balance: amplyWei }] }
  try {
    return await client.estimateGas({ account, to, data, value, ...loan })
  } catch {
    // Refused or unsupported: whatever is wrong with the transaction, its simulation says it with its reason.
    return undefined
  }
}

/**
 * Network fees of a transaction before it is signed.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function estimateCost(client: ReadClient, query: CostQuery): Promise<TransactionCost> {
  const [measured, price] = await Promise.all([estimateGas(client, query), client.getGasPrice()])
  const gas = measured ?? query.ordinaryGas
  return { gas, gasWei: gas * price, isMeasured: measured !== undefined }
}
