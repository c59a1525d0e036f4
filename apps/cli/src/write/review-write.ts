import { contractErrorsAbi } from '@slipway/deployments/errors'
import { simulateTransactions } from '@slipway/sdk/evm/ask-simulation'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { estimateCost } from '@slipway/sdk/evm/estimate-cost'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { createFlowChain } from '@slipway/sdk/flow/create-flow-chain'
import { startFlow } from '@slipway/sdk/flow/flow-state'
import { reviewFlow } from '@slipway/sdk/flow/review-flow'
import { explainCall } from '@slipway/sdk/signing/explain-call'
import { rehearseRequest } from '@slipway/sdk/signing/rehearse-request'
import type { RequestForecast } from '@slipway/sdk/signing/sign-forecast'
import { type Address, hexToBigInt } from 'viem'
import type { WritePlan } from '../command/write-plan.ts'
import { FlowStopped } from '../errors/flow-stopped.ts'
import type { Session } from '../network/open-session.ts'

/** Gas of a transaction that no node can run before the one ahead of it is there. */
const ORDINARY_GAS = 150_000n

/** What transactions would do, as the network's own node says now. Nothing of it was signed. */
export interface WriteReview {
  readonly transactions: readonly UnsignedTransaction[]
  readonly forecast: Exclude<RequestForecast, { state: 'refused' }>
  readonly gas: bigint
  /** At the price that the network asks now. */
  readonly gasWei: bigint
  /** False where a part of `gas` is the ordinary case. */
  readonly isGasMeasured: boolean
}

async function measureGas(
  { client }: Session,
  account: Address,
  transactions: readonly UnsignedTransaction[],
): Promise<Pick<WriteReview, 'gas' | 'gasWei' | 'isGasMeasured'>> {
  const [tried, price] = await Promise.all([
    simulateTransactions(client, account, transactions),
    client.getGasPrice(),
  ])
  const used = tried?.flatMap(({ gasUsed }) => (gasUsed ? [hexToBigInt(gasUsed)] : [])) ?? []
  if (used.length === transactions.length) {
    const gas = used.reduce((sum, one) => sum + one, 0n)
    return { gas, gasWei: gas * price, isGasMeasured: true }
  }
  const balanceWei = await client.getBalance({ address: account })
  const costs = await Promise.all(
    transactions.map((transaction) =>
      estimateCost(client, { account, transaction, balanceWei, ordinaryGas: ORDINARY_GAS }),
    ),
  )
  const gas = costs.reduce((sum, cost) => sum + cost.gas, 0n)
  return { gas, gasWei: gas * price, isGasMeasured: costs.every((cost) => cost.isMeasured) }
}

/**
 * Builds the transactions of a plan and tries them out together on a node, each on what the ones before left.
 * @throws {FlowStopped} with the contract's reason when the network would refuse them
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function reviewWrite(
  session: Session,
  account: Address,
  { plan: { definition, input } }: WritePlan,
): Promise<WriteReview> {
  const { client, chain } = session
  const start = { id: 'review', chainId: chain.chainId, account, input, createdAt: 0 }
  const state = startFlow(definition, start)
  const { transactions, failure } = await reviewFlow(definition, state, createFlowChain(client))
  if (failure) throw new FlowStopped(failure)
  const request = {
    chainId: chain.chainId,
    account,
    calls: transactions,
    purpose: '',
    expiresAt: 1,
  }
  const forecast = await rehearseRequest(client, request)
  if (forecast.state === 'refused')
    throw new FlowStopped(await nameRefusal(session, account, transactions, forecast.failure))
  const gas = await measureGas(session, account, transactions)
  return { transactions, forecast, ...gas }
}

/** `eth_simulateV1` answers some refusals without a reason, such as an empty purse: a plain call of a single transaction has it. */
async function nameRefusal(
  { client }: Session,
  account: Address,
  transactions: readonly UnsignedTransaction[],
  failure: FlowStopped['failure'],
): Promise<FlowStopped['failure']> {
  const [only, ...others] = transactions
  if (failure.name !== 'Transaction_Reverted' || !only || others.length > 0) return failure
  try {
    await createFlowChain(client).call(account, only)
    return failure
  } catch (error) {
    return decodeContractError(error, contractErrorsAbi)
  }
}

/** A transaction as it is shown: what it calls, and what goes along. */
export function describeTransaction(
  transaction: UnsignedTransaction,
  { chain, isLocal }: Pick<Session, 'chain' | 'isLocal'>,
) {
  const { contract, functionName } = explainCall(transaction, { chainId: chain.chainId, isLocal })
  const { to, data, valueWei } = transaction
  return {
    to,
    ...(contract !== undefined && { contract }),
    ...(functionName !== undefined && { function: functionName }),
    valueWei,
    data,
  }
}
