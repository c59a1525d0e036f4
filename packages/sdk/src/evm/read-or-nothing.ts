import { decodeContractError } from './decode-contract-error.ts'

const away = new Set(['rpc-down', 'timeout', 'chain-mismatch'])

/**
 * A read of a contract that may be no such contract: undefined where it refuses or answers nonsense.
 * @throws {RpcUnavailable} and its kin when no node answers: that says nothing about the contract.
 */
export async function readOrNothing<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await read
  } catch (error) {
    if (away.has(decodeContractError(error, []).kind)) throw error
    return undefined
  }
}
