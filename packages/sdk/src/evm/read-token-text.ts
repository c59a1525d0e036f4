import {
  type Address,
  decodeFunctionResult,
  erc20Abi,
  erc20Abi_bytes32,
  type Hex,
  hexToString,
} from 'viem'
import type { ReadClient } from './create-read-client.ts'
import { decodeContractError } from './decode-contract-error.ts'

/** Characters of a foreign name or symbol that are kept: its maker may have written a novel. */
const longestText = 256

const unread = new Set(['rpc-down', 'timeout'])

const ofBytes = (bytes: Hex) => hexToString(bytes).replace(/\0+$/, '')

/**
 * Name or symbol of any token. Early ones, Maker's among them, answer with 32 bytes instead of a text.
 * @param block of the chain's past; its newest one where none is given
 * @throws where it answers neither, and {@link RpcUnavailable} and its kin when no node answers.
 */
export async function readTokenText(
  client: ReadClient,
  address: Address,
  functionName: 'name' | 'symbol',
  block: { readonly blockNumber?: bigint | undefined } = {},
): Promise<string> {
  const call = { address, functionName, ...block } as const
  try {
    return (await client.readContract({ ...call, abi: erc20Abi })).slice(0, longestText)
  } catch (error) {
    if (unread.has(decodeContractError(error, erc20Abi).kind)) throw error
    return ofBytes(await client.readContract({ ...call, abi: erc20Abi_bytes32 }))
  }
}

/** The same of an answer that was already given. @throws where it is neither */
export function decodeTokenText(functionName: 'name' | 'symbol', data: Hex): string {
  try {
    return decodeFunctionResult({ abi: erc20Abi, functionName, data })
  } catch {
    return ofBytes(decodeFunctionResult({ abi: erc20Abi_bytes32, functionName, data }))
  }
}
