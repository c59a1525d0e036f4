import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { FlowChain, UnsignedTransaction } from '@slipway/sdk/flow/types'
import type { Address } from 'viem'
import type { FlowPlan } from './flow-plan.ts'
import type { FlowProblem } from './flow-problem.ts'

/** Result of the rehearsal on the real node: gas and cost, or the reason why the wallet is not even asked. */
export type FlowCheck =
  | {
      ok: true
      /** Sum of what the steps send. */
      valueWei: bigint
      expectedGasWei: bigint
      mostGasWei: bigint
      balanceWei: bigint
    }
  | { ok: false; problem: FlowProblem }

/** Headroom over the node's estimate: state may move between estimate and block. */
const GAS_HEADROOM_PERCENT = 115n

interface FeeRates {
  expected: bigint
  most: bigint
}

async function getFeeRates(client: ReadClient): Promise<FeeRates> {
  const { baseFeePerGas } = await client.getBlock()
  if (baseFeePerGas === null) {
    const gasPrice = await client.getGasPrice()
    return { expected: gasPrice, most: gasPrice }
  }
  const fees = await client.estimateFeesPerGas()
  const expected = baseFeePerGas + fees.maxPriorityFeePerGas
  if (fees.maxFeePerGas < expected) return { expected, most: expected }
  return { expected, most: fees.maxFeePerGas }
}

async function estimateGas(
  client: ReadClient,
  account: Address,
  transactions: readonly UnsignedTransaction[],
): Promise<bigint> {
  let gas = 0n
  for (const { to, data, valueWei: value } of transactions) {
    const step = await client.estimateGas({ account, to, data, value })
    gas += (step * GAS_HEADROOM_PERCENT) / 100n
  }
  return gas
}

/**
 * Rehearses a plan on the chain: would each call succeed, what does it cost, is there enough of the native currency?
 * Steps that wait for an earlier one are rehearsed when their turn comes.
 *
 * @returns never throws: an unreachable node is one of the problems
 */
export async function checkFlow(
  client: ReadClient,
  chain: FlowChain,
  account: Address,
  plan: FlowPlan,
): Promise<FlowCheck> {
  const { definition, input } = plan
  const context = { chainId: client.chain.id, account, results: {} }
  try {
    const all = definition.steps(input)
    const steps = definition.batchable ? all : all.slice(0, 1)
    const transactions = steps.map((step) => step.build(input, context))
    const valueWei = transactions.reduce((sum, transaction) => sum + transaction.valueWei, 0n)
    const [balanceWei, rates] = await Promise.all([
      client.getBalance({ address: account }),
      getFeeRates(client),
    ])
    // A node refuses a call beyond the balance before running it: the plain reason comes first.
    if (balanceWei < valueWei)
      return { ok: false, problem: { code: 'insufficient', neededWei: valueWei, balanceWei } }
    for (const [index, step] of steps.entries()) {
      const transaction = transactions[index]
      if (transaction) await step.simulate(transaction, context, chain)
    }
    const gas = await estimateGas(client, account, transactions)
    const mostGasWei = gas * rates.most
    const neededWei = valueWei + mostGasWei
    if (balanceWei < neededWei)
      return { ok: false, problem: { code: 'insufficient', neededWei, balanceWei } }
    return { ok: true, valueWei, expectedGasWei: gas * rates.expected, mostGasWei, balanceWei }
  } catch (error) {
    const failure = decodeContractError(error, definition.errorsAbi)
    return { ok: false, problem: { code: 'failure', failure } }
  }
}
