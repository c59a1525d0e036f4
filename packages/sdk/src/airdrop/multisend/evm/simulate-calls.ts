import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, type Hex, numberToHex } from 'viem'
import type { ReadClient } from '../../../evm/create-read-client.ts'
import { type DecodedFailure, decodeRevertData } from '../../../evm/decode-contract-error.ts'
import type { UnsignedTransaction } from '../../../flow/types.ts'
import { isNodeAway } from '../../../token/safety/is-node-away.ts'

/** What one tried transaction came to. */
export interface SimulatedCall {
  readonly gas: bigint
  /** Why it is refused; absent where it goes through. */
  readonly failure?: DecodedFailure
}

interface RawCall {
  readonly status: Hex
  readonly gasUsed: Hex
  readonly returnData?: Hex
  readonly error?: { readonly data?: Hex }
}

type SimulateRequest = (args: { method: 'eth_simulateV1'; params: unknown }) => Promise<unknown>

/** A balance that pays for anything: whether the wallet has enough is asked by itself. */
const amply = numberToHex(2n ** 120n)

function toSimulated({ status, gasUsed, error, returnData = '0x' }: RawCall): SimulatedCall {
  const gas = BigInt(gasUsed)
  if (status === '0x1') return { gas }
  return { gas, failure: decodeRevertData(error?.data ?? returnData, contractErrorsAbi) }
}

/**
 * Tries transactions of an account one after the other on the newest block, each on what the ones before left
 * (`eth_simulateV1`); nothing is sent.
 * @returns undefined where the node has no such method.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function simulateCalls(
  client: ReadClient,
  account: Address,
  transactions: readonly UnsignedTransaction[],
): Promise<readonly SimulatedCall[] | undefined> {
  const calls = transactions.map(({ to, data, valueWei }) => ({
    from: account,
    to,
    data,
    value: numberToHex(valueWei),
  }))
  const stateOverrides = { [account]: { balance: amply } }
  const params = [{ blockStateCalls: [{ calls, stateOverrides }] }, 'latest']
  const request = client.request as unknown as SimulateRequest
  try {
    const blocks = (await request({ method: 'eth_simulateV1', params })) as
      | readonly { readonly calls: readonly RawCall[] }[]
      | null
    const results = blocks?.[0]?.calls ?? []
    return results.length === calls.length ? results.map(toSimulated) : undefined
  } catch (error) {
    if (isNodeAway(error)) throw error
    return undefined
  }
}
