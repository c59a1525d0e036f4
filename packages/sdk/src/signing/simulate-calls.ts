import { type Address, type Hex, type Log, numberToHex } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import type { UnsignedTransaction } from '../flow/types.ts'
import { isNodeAway } from '../token/safety/is-node-away.ts'

/** What one tried call came to, as `eth_simulateV1` says it. */
export interface SimulatedCall {
  readonly status: Hex
  readonly returnData?: Hex
  readonly gasUsed?: Hex
  readonly error?: { readonly data?: Hex }
  readonly logs?: readonly Log[]
}

type SimulateRequest = (args: { method: 'eth_simulateV1'; params: unknown }) => Promise<unknown>

/**
 * Tries calls of an account on the newest block, each on what the ones before left, with their logs and the movements
 * of the network's own currency.
 * @returns undefined where the node cannot.
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
  const ask = client.request as unknown as SimulateRequest
  const params = [{ blockStateCalls: [{ calls }], traceTransfers: true }, 'latest']
  try {
    const blocks = (await ask({ method: 'eth_simulateV1', params })) as
      | readonly { readonly calls: readonly SimulatedCall[] }[]
      | null
    const results = blocks?.[0]?.calls ?? []
    return results.length === calls.length ? results : undefined
  } catch (error) {
    if (isNodeAway(error)) throw error
    return undefined
  }
}
