import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as the stand-in got it. */
export interface StandInRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: Buffer
}

export interface StandInAnswer {
  status?: number
  json?: unknown
  bytes?: Uint8Array
  headers?: Record<string, string>
}

/** A server of this machine that speaks a foreign service's protocol, and remembers what it was asked. */
export interface StandIn {
  url: string
  requests: StandInRequest[]
  stop: () => Promise<void>
}

/** Starts a stand-in whose answers `respond` gives. */
export async function serveStandIn(
  respond: (request: StandInRequest) => StandInAnswer | Promise<StandInAnswer>,
): Promise<StandIn> {
  const requests: StandInRequest[] = []
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    const request: StandInRequest = {
      method: incoming.method ?? '',
      url: new URL(incoming.url ?? '/', 'http://stand-in'),
      headers: incoming.headers,
      body: Buffer.concat(parts),
    }
    requests.push(request)
    const { status = 200, json, bytes, headers } = await respond(request)
    const type = bytes ? 'text/plain' : 'application/json'
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(bytes ?? JSON.stringify(json ?? {}))
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () =>
      new Promise((settle) => {
        server.closeAllConnections()
        server.close(() => settle())
      }),
  }
}
