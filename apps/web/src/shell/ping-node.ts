/**
 * The smallest question to a node: its newest block number.
 * @throws Error when the node does not answer with a result
 */
export async function pingNode(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
    signal,
  })
  const answer: unknown = await response.json()
  const isAnswer = typeof answer === 'object' && answer !== null && 'result' in answer
  if (!response.ok || !isAnswer)
    throw new Error(`The node answered ${response.status} without a result.`)
}
