/** Time for a node to say which chain it serves. */
const patienceMs = 5000

/**
 * Asks each node for its chain id.
 *
 * @param fetchNode `fetch`, or a stand-in
 * @returns one line for each node that is out of reach or serves another chain
 */
export async function askNodes(
  rpcUrls: readonly string[],
  chainId: number,
  fetchNode: typeof fetch = fetch,
): Promise<readonly string[]> {
  const problems = await Promise.all(
    rpcUrls.map(async (url) => {
      try {
        const answered = await readChainId(url, fetchNode)
        return answered === chainId ? undefined : `${url} serves chain ${answered}`
      } catch (error) {
        return `${url} does not answer: ${error instanceof Error ? error.message : String(error)}`
      }
    }),
  )
  return problems.filter((problem) => problem !== undefined)
}

async function readChainId(url: string, fetchNode: typeof fetch): Promise<number> {
  const response = await fetchNode(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { result } = (await response.json()) as { result?: unknown }
  if (typeof result !== 'string' || !/^0x[0-9a-f]+$/i.test(result)) {
    throw new Error('no chain id in its answer')
  }
  return Number(result)
}
