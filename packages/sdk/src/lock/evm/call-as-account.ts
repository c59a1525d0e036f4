import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  multicall3Abi,
} from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { UnsignedTransaction } from '../../flow/types.ts'
import { isNodeAway } from '../../token/safety/is-node-away.ts'

/** What one of several calls came to. */
export interface CallAnswer {
  readonly success: boolean
  /** What it answered, or what it was refused with. */
  readonly returnData: Hex
}

/** The code with which an account's address makes several calls as one: the network's own Multicall3. */
async function getMulticallCode(client: ReadClient): Promise<Hex | undefined> {
  const address = client.chain.contracts?.multicall3?.address
  return address && client.getCode({ address })
}

/**
 * Runs transactions of an account one after the other inside one `eth_call`, with the network's Multicall3 standing at the
 * account's own address (state override): each sees what the ones before it left, and nothing is sent.
 * @returns undefined where the node leaves the override aside, or the network has no Multicall3.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function callAsAccount(
  client: ReadClient,
  account: Address,
  transactions: readonly Pick<UnsignedTransaction, 'to' | 'data'>[],
): Promise<readonly CallAnswer[] | undefined> {
  const code = await getMulticallCode(client)
  if (!code) return undefined
  const calls = transactions.map(({ to, data }) => ({
    target: to,
    allowFailure: true,
    callData: data,
  }))
  const call = { abi: multicall3Abi, functionName: 'aggregate3' } as const
  try {
    const { data } = await client.call({
      account,
      to: account,
      data: encodeFunctionData({ ...call, args: [calls] }),
      stateOverride: [{ address: account, code }],
    })
    // A node that leaves the override aside calls an address without code: success, and no answer.
    return data && data !== '0x' ? decodeFunctionResult({ ...call, data }) : undefined
  } catch (error) {
    if (isNodeAway(error)) throw error
    return undefined
  }
}
