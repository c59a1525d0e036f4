import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { ReadClient } from './create-read-client.ts'
import { isNodeAway } from './is-node-away.ts'
import type { UnsignedTransaction } from './unsigned-transaction.ts'

/** The one call of Multicall3 that can send value along with each of its calls. */
const multicallAbi = parseAbi([
  'struct Call { address target; bool allowFailure; uint256 value; bytes callData; }',
  'struct Answer { bool success; bytes returnData; }',
  'function aggregate3Value(Call[] calls) payable returns (Answer[] answers)',
])

/** What one of several calls came to. */
export interface CallAnswer {
  readonly success: boolean
  /** What it answered, or what it was refused with. */
  readonly returnData: Hex
}

/** One call of a rehearsal, without value unless it says so. */
export type RehearsedCall = Pick<UnsignedTransaction, 'to' | 'data'> &
  Partial<Pick<UnsignedTransaction, 'valueWei'>>

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
  transactions: readonly RehearsedCall[],
): Promise<readonly CallAnswer[] | undefined> {
  const code = await getMulticallCode(client)
  if (!code) return undefined
  const calls = transactions.map(({ to, data, valueWei = 0n }) => ({
    target: to,
    allowFailure: true,
    value: valueWei,
    callData: data,
  }))
  const call = { abi: multicallAbi, functionName: 'aggregate3Value' } as const
  // The account pays itself, so that what its calls send along is there; its balance has to hold it.
  const value = calls.reduce((sum, one) => sum + one.value, 0n)
  try {
    const { data } = await client.call({
      account,
      to: account,
      value,
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
