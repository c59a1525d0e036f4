import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Hex, keccak256 } from 'viem'

/** A private RPC's stand-in: it answers like the node behind it, and keeps transactions to itself until it mines them. */
export interface Relay {
  readonly url: string
  /** Signed transactions that nobody else has seen. */
  readonly held: readonly Hex[]
  /** Puts what it holds into a block. @returns what the node said of each */
  release(): Promise<readonly { readonly result?: string; readonly error?: object }[]>
  stop(): Promise<void>
}

export async function startRelay(node: string): Promise<Relay> {
  const held: Hex[] = []
  const ask = async (body: object) => {
    const answer = await fetch(node, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return await answer.json()
  }
  const answerOne = (question: { id: number; method: string; params: Hex[] }) => {
    const [raw] = question.params ?? []
    if (question.method !== 'eth_sendRawTransaction' || !raw) return ask(question)
    held.push(raw)
    return { jsonrpc: '2.0', id: question.id, result: keccak256(raw) }
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const asked = JSON.parse(Buffer.concat(chunks).toString())
    const answer = Array.isArray(asked)
      ? await Promise.all(asked.map(answerOne))
      : await answerOne(asked)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((heard) => server.listen(0, '127.0.0.1', heard))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    held,
    release: () =>
      Promise.all(
        held
          .splice(0)
          .map((raw) =>
            ask({ jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw] }),
          ),
      ),
    stop: () => new Promise((ended) => server.close(() => ended())),
  }
}
