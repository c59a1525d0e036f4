/** A node that does not answer within this time is as good as dead. */
const TIMEOUT_MS = 2_000

/** A node that could not be reached, refused, or answered nonsense. */
class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code = 'RPC_FAILED'
}

async function callOne(
  url: string,
  method: string,
  parameters: readonly unknown[],
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: parameters }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null || !('result' in body)) {
    throw new RpcError(`${method}: ${JSON.stringify(body).slice(0, 200)}`)
  }
  return body.result
}

/**
 * Asks the nodes in order and takes the first answer.
 *
 * @throws {RpcError} when none answers
 */
export async function callRpc(
  urls: readonly string[],
  method: string,
  parameters: readonly unknown[] = [],
): Promise<unknown> {
  let cause: unknown
  for (const url of urls) {
    try {
      return await callOne(url, method, parameters)
    } catch (error) {
      cause = error
    }
  }
  throw new RpcError(`no node answers ${method}`, { cause })
}
