/**
 * One JSON-RPC call to a local node.
 *
 * @throws {RpcCallError} when the node answers with an error or not with JSON
 */
export async function callRpc<Result>(
  rpcUrl: string,
  method: string,
  params: readonly unknown[] = [],
  timeoutMs = 10_000,
): Promise<Result> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer = (await response.json()) as { result?: Result; error?: { message: string } }
  if (answer.error !== undefined) throw new RpcCallError(method, answer.error.message)
  return answer.result as Result
}

export class RpcCallError extends Error {
  readonly code = 'RPC_CALL'

  constructor(method: string, reason: string) {
    super(`${method} failed: ${reason}`)
    this.name = 'RpcCallError'
  }
}
