import { decodeContractError } from './decode-contract-error.ts'
import { lacksMethod } from './lacks-method.ts'

const away = new Set(['rpc-down', 'timeout', 'chain-mismatch'])

/** Whether a read failed because no node of the right network answered, which says nothing about what was read. */
export function isNodeAway(error: unknown): boolean {
  return !lacksMethod(error) && away.has(decodeContractError(error, []).kind)
}
