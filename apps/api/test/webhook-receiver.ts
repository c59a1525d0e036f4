import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as a receiver saw it. */
export interface Received {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A real server that takes webhooks, and answers with what it is told to; otherwise 204. */
export async function startReceiver(host = '127.0.0.1') {
  const received: Received[] = []
  const answers: ((response: ServerResponse) => void)[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { method, url: path, headers } = request
    received.push({ method, path, headers, body })
    const answer = answers.shift()
    if (answer) answer(response)
    else response.writeHead(204).end()
  }).listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    received,
    /** What the next requests get, in their order. */
    answers,
    /** The next requests get these statuses. */
    answerWith: (...statuses: number[]) =>
      answers.push(
        ...statuses.map((status) => (response: ServerResponse) => {
          response.writeHead(status).end(`says ${status}`)
        }),
      ),
    port,
    url: `http://${host}:${port}/hook?from=slipway`,
    ids: () => received.map(({ headers }) => String(headers['webhook-id'])),
    stop: async () => {
      const closed = new Promise((settle) => server.close(settle))
      server.closeAllConnections()
      await closed
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>
