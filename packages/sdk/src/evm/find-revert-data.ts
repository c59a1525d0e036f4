import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  type Hex,
} from 'viem'

const branches = ['data', 'cause', 'error', 'originalError', 'info', 'raw'] as const
const deepest = 12

const looksLikeData = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(value)

/** Nodes say `execution reverted` with error code 3; some wallets keep only the words. */
function saysReverted(value: object): boolean {
  const { code, message } = value as { code?: unknown; message?: unknown }
  return (
    code === 3 ||
    (typeof message === 'string' &&
      /execution reverted|vm execution error|evm error|invalid opcode|out of gas/i.test(message))
  )
}

function search(value: unknown, depth: number, seen: Set<unknown>): Hex | undefined {
  if (typeof value !== 'object' || value === null || depth > deepest || seen.has(value))
    return undefined
  seen.add(value)
  const record = value as Record<string, unknown>
  if (looksLikeData(record.data) && (record.data.length >= 10 || saysReverted(value)))
    return record.data
  for (const branch of branches) {
    const found = search(record[branch], depth + 1, seen)
    if (found !== undefined) return found
  }
  return undefined
}

function endsInRevert(error: unknown): boolean {
  let at: unknown = error
  for (let depth = 0; depth < deepest && typeof at === 'object' && at !== null; depth++) {
    if (at instanceof ContractFunctionRevertedError || at instanceof ContractFunctionZeroDataError)
      return true
    if (saysReverted(at)) return true
    at = (at as { cause?: unknown }).cause
  }
  return false
}

/**
 * Finds the revert data inside any error: viem's, a node's, or a wallet's own nesting
 * (`error.data.originalError.data` and its relatives).
 * @returns the data, `0x` for a revert that carries none, undefined when nothing says that a call reverted.
 */
export function findRevertData(error: unknown): Hex | undefined {
  if (error instanceof BaseError) {
    const reverted = error.walk((at) => at instanceof ContractFunctionRevertedError)
    const raw = reverted instanceof ContractFunctionRevertedError ? reverted.raw : undefined
    if (raw !== undefined && raw !== '0x') return raw
  }
  const found = search(error, 0, new Set())
  if (found !== undefined) return found
  return endsInRevert(error) ? '0x' : undefined
}
