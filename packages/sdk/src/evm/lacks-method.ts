/** JSON-RPC: method not found; EIP-1474: method not supported. */
const missingCodes = new Set<unknown>([-32601, -32004])
const deepest = 12

/** Whether a failure says, of every node that was asked, that it has no such method: an answer, and no silence. */
export function lacksMethod(error: unknown): boolean {
  let at: unknown = error
  for (let depth = 0; depth < deepest && typeof at === 'object' && at !== null; depth++) {
    const { code, cause, errors } = at as Record<string, unknown>
    if (missingCodes.has(code)) return true
    if (Array.isArray(errors)) return errors.length > 0 && errors.every(lacksMethod)
    at = cause
  }
  return false
}
