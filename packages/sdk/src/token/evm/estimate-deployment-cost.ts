import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { UnsignedTransaction } from '../../flow/types.ts'

/** What a transaction will cost in network fees. */
export interface TransactionCost {
  readonly gas: bigint
  /** Wei of the native currency, at the price that the network asks now. */
  readonly gasWei: bigint
  /** False when no node could run the transaction, and `gas` is the measured ordinary case. */
  readonly isMeasured: boolean
}

/** Gas of creating a token with every switch on, rounded up; stands in where a node cannot estimate. */
const ordinaryGas = 1_800_000n

/** A balance that no estimate fails on. */
const amplyWei = 2n ** 96n

async function estimateGas(
  client: ReadClient,
  account: Address,
  { to, data, valueWei: value }: UnsignedTransaction,
  isAffordable: boolean,
): Promise<bigint | undefined> {
  // A poor account is lent a balance for the estimate, so that it learns what it lacks.
  const loan = isAffordable ? {} : { stateOverride: [{ address: account, balance: amplyWei }] }
  try {
    return await client.estimateGas({ account, to, data, value, ...loan })
  } catch {
    // Refused or unsupported: whatever is wrong with the transaction, its simulation says it with its reason.
    return undefined
  }
}

/**
 * Network fees of a token's creation.
 * @param balanceWei what the account holds; below the transaction's value the estimate runs with a lent balance.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function estimateDeploymentCost(
  client: ReadClient,
  query: {
    readonly account: Address
    readonly transaction: UnsignedTransaction
    readonly balanceWei: bigint
  },
): Promise<TransactionCost> {
  const { account, transaction, balanceWei } = query
  const [measured, price] = await Promise.all([
    estimateGas(client, account, transaction, balanceWei > transaction.valueWei),
    client.getGasPrice(),
  ])
  const gas = measured ?? ordinaryGas
  return { gas, gasWei: gas * price, isMeasured: measured !== undefined }
}
