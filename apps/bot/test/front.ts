import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the messenger answers instead of taking a message. */
interface Refusal {
  readonly error_code: number
  readonly description: string
  readonly parameters?: { readonly retry_after: number }
}

/** Stands before the messenger's stand-in, which refuses nothing by itself. */
export interface Front {
  readonly url: string
  /** By chat; a chat that is not named is let through. */
  readonly refusals: Map<number, Refusal>
  /** Messages that came, refused or not. */
  count(): number
  stop(): Promise<void>
}

export async function startFront(behind: string): Promise<Front> {
  const refusals = new Map<number, Refusal>()
  let messages = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const isMessage = request.url?.endsWith('/sendMessage') ?? false
    if (isMessage) messages++
    const refusal = isMessage && refusals.get(Number(JSON.parse(body.toString()).chat_id))
    response.setHeader('content-type', 'application/json')
    if (refusal) {
      response.statusCode = refusal.error_code
      response.end(JSON.stringify({ ok: false, ...refusal }))
      return
    }
    const answer = await fetch(`${behind}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body.length > 0 && { body }),
    })
    response.statusCode = answer.status
    response.end(await answer.text())
  })
  await new Promise<void>((heard) => server.listen(0, '127.0.0.1', heard))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    refusals,
    count: () => messages,
    stop: () => new Promise((ended) => server.close(() => ended())),
  }
}
