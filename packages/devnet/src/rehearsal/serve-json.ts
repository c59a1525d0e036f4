import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface JsonServer {
  readonly url: string
  stop(): Promise<void>
}

export interface JsonAnswer {
  readonly status: number
  readonly body: unknown
}

/** A server on loopback, on a port of the system's choice, that takes and gives JSON. */
export async function serveJson(
  answer: (request: { method: string; path: string; body: unknown }) => Promise<JsonAnswer>,
): Promise<JsonServer> {
  const server = createServer((request, response) => {
    void readBody(request)
      .then((body) => answer({ method: request.method ?? 'GET', path: request.url ?? '/', body }))
      .catch((error: Error): JsonAnswer => ({ status: 500, body: { message: error.message } }))
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(body))
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString('utf8')
  return text === '' ? undefined : JSON.parse(text)
}
