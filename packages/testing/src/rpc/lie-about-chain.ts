type Call = { readonly id: unknown; readonly method: string }
type Answer = { readonly id: unknown }

const chainIdMethods: Readonly<Record<string, (chainId: number) => string>> = {
  eth_chainId: (chainId) => `0x${chainId.toString(16)}`,
  net_version: String,
}

/** The calls of a JSON-RPC body, single or batched. */
export function readCalls(body: string): readonly Call[] {
  return [JSON.parse(body) as Call | Call[]].flat()
}

/**
 * Asks the real endpoint and replaces the answers that name the chain; everything else stays as it was answered.
 * @param body a JSON-RPC request, single or batched
 * @returns the JSON-RPC answer as text
 */
export async function lieAboutChain(target: URL, body: string, chainId: number): Promise<string> {
  const methods = new Map(readCalls(body).map((call) => [call.id, call.method]))
  const response = await fetch(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const answered = (await response.json()) as Answer | Answer[]
  const falsify = (answer: Answer) => {
    const lie = chainIdMethods[methods.get(answer.id) ?? '']
    return lie ? { jsonrpc: '2.0', id: answer.id, result: lie(chainId) } : answer
  }
  return JSON.stringify(Array.isArray(answered) ? answered.map(falsify) : falsify(answered))
}
