import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { type DecodedFailure, decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { createFlowChain } from '@slipway/sdk/flow/create-flow-chain'
import { rehearseRequest } from '@slipway/sdk/signing/rehearse-request'
import type { RequestForecast } from '@slipway/sdk/signing/sign-forecast'
import type { Address } from 'viem'

/** What a node says about transactions before anybody signs them. */
export type Trial =
  | { readonly isRefused: true; readonly failure: DecodedFailure }
  | {
      readonly isRefused: false
      readonly forecast: RequestForecast
      /** Wei at the current price of gas; undefined where nothing reckons it. */
      readonly gasWei: bigint | undefined
    }

async function estimateGasWei(
  client: ReadClient,
  account: Address,
  calls: readonly UnsignedTransaction[],
): Promise<bigint | undefined> {
  const [only] = calls
  // Of several each needs what the one before left: no node estimates that.
  if (!only || calls.length > 1) return undefined
  try {
    const { to, data, valueWei: value } = only
    const [gas, price] = await Promise.all([
      client.estimateGas({ account, to, data, value }),
      client.getGasPrice(),
    ])
    return gas * price
  } catch {
    // A reckoning that fails says less than the trial itself.
    return undefined
  }
}

/** Where a node knows no trial of several transactions, the first is tried alone. */
async function tryFirst(
  client: ReadClient,
  account: Address,
  calls: readonly UnsignedTransaction[],
): Promise<DecodedFailure | undefined> {
  const [first] = calls
  if (!first) return undefined
  try {
    await createFlowChain(client).call(account, first)
    return undefined
  } catch (error) {
    return decodeContractError(error, contractErrorsAbi)
  }
}

/**
 * Tries transactions out on the newest block.
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function tryCalls(
  client: ReadClient,
  request: { readonly account: Address; readonly calls: readonly UnsignedTransaction[] },
): Promise<Trial> {
  const { account, calls } = request
  const neededWei = calls.reduce((sum, { valueWei }) => sum + valueWei, 0n)
  const balanceWei = await client.getBalance({ address: account })
  if (balanceWei < neededWei) {
    const args = { neededWei, balanceWei }
    return {
      isRefused: true,
      failure: { kind: 'insufficient-funds', name: 'Balance_Insufficient', args },
    }
  }
  const shape = { chainId: client.chain.id, purpose: '', expiresAt: 0 }
  const forecast = await rehearseRequest(client, { ...shape, account, calls })
  if (forecast.state === 'refused') return { isRefused: true, failure: forecast.failure }
  const failure =
    forecast.state === 'unsupported' ? await tryFirst(client, account, calls) : undefined
  if (failure) return { isRefused: true, failure }
  return { isRefused: false, forecast, gasWei: await estimateGasWei(client, account, calls) }
}
