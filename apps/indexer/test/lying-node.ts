import { createServer, type IncomingMessage } from 'node:http'

interface Call {
  method: string
  params: readonly unknown[]
}

/** Changes the answer to a call; undefined leaves it as it is. */
export type Lie = (call: Call, result: unknown) => unknown

/** A node that passes on what another one says, until it is told to lie. */
export interface LyingNode {
  url: string
  /** undefined: it tells the truth from now on */
  lie: (lie: Lie | undefined) => void
  stop: () => Promise<void>
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

type Answer = { id: number; result?: unknown }

/** Starts the stand-in in front of a real node. */
export async function startLyingNode(target: string): Promise<LyingNode> {
  let current: Lie | undefined
  const bend = (call: Call, answer: Answer): Answer => {
    const result = current?.(call, answer.result)
    return result === undefined ? answer : { ...answer, result }
  }
  const server = createServer(async (request, response) => {
    try {
      const body = await readBody(request)
      const answered = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      const calls = JSON.parse(body) as Call | Call[]
      const answers = (await answered.json()) as Answer | Answer[]
      const bent = Array.isArray(calls)
        ? calls.map((call, index) => bend(call, (answers as Answer[])[index] as Answer))
        : bend(calls, answers as Answer)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(bent))
    } catch {
      response.writeHead(502).end()
    }
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    lie: (lie) => {
      current = lie
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }
}
