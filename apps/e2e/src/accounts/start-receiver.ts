import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as a receiver saw it. */
export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A server of an owner's own, which takes webhooks and answers with the statuses that it is told; otherwise 200. */
export async function startReceiver() {
  const received: Received[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    received.push({ headers: request.headers, body })
    response.writeHead(statuses.shift() ?? 200).end('thank you')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    received,
    statuses,
    url: `http://127.0.0.1:${port}/slipway`,
    stop: () => new Promise((settle) => server.close(settle)),
  }
}
