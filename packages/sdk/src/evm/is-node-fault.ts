import { findRevertData } from './find-revert-data.ts'
import { isNodeDown, isTimeout } from './recognise-failure.ts'
import { wasRejected } from './was-rejected.ts'

/** JSON-RPC codes with which a node speaks of itself: limit exceeded, resource missing, method missing, internal. */
const nodeCodes = new Set([-32005, -32002, -32001, -32601, -32004, -32603, -32000])

/** Words with which nodes answer -32000 and -32603 about the request, not about themselves. */
const aboutRequest =
  /revert|insufficient|nonce|underpriced|already known|gas required|intrinsic gas|exceeds|invalid|known transaction/i

/**
 * Whether another node might answer better. A revert, a refusal or a bad request is the same everywhere;
 * asking again elsewhere would only take time.
 */
export function isNodeFault(error: unknown): boolean {
  if (wasRejected(error) || findRevertData(error) !== undefined) return false
  if (isTimeout(error) || isNodeDown(error)) return true
  let at: unknown = error
  for (let depth = 0; depth < 10 && typeof at === 'object' && at !== null; depth++) {
    const { code, message, cause } = at as Record<string, unknown>
    if (typeof code === 'number') {
      return nodeCodes.has(code) && !aboutRequest.test(String(message ?? ''))
    }
    at = cause
  }
  // Neither JSON-RPC nor transport: the answer was garbage.
  return true
}
