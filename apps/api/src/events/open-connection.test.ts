import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { afterEach, describe, expect, it } from 'vitest'
import { makeTestApp } from '../../test/make-test-app.ts'
import type { ApiEnvironment } from '../http/api-app.ts'
import { makeMetrics } from '../http/metrics.ts'
import { makeEventHub } from './event-hub.ts'
import { openConnection } from './open-connection.ts'
import type { StreamEvent } from './schemas.ts'
import { sendStreams } from './send-streams.ts'
import type { StreamLimits } from './stream-limits.ts'

const head: StreamEvent = { event: 'head', data: { chainId: 7, blockNumber: 1, blockAt: 2 } }
const frame = 'event: head\ndata: {"chainId":7,"blockNumber":1,"blockAt":2}\n\n'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** The app as Node serves it. */
async function startServer(limits: StreamLimits = { all: 2, perVisitor: 0 }) {
  const metrics = makeMetrics()
  const hub = makeEventHub(limits, metrics)
  const { app } = makeTestApp({ hub, metrics })
  const fetch = sendStreams(app) as Parameters<typeof serve>[0]['fetch']
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return { hub, metrics, port: (server.address() as AddressInfo).port }
}

/** A client's own connection, and what it has got so far. */
function ask(port: number, path = '/api/events', method = 'GET') {
  const socket: Socket = connect(port, '127.0.0.1')
  open.push(() => socket.destroy())
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
  let text = ''
  socket.on('data', (part) => {
    text += part.toString()
  })
  return {
    socket,
    text: () => text,
    until: (words: string) => expect.poll(() => text).toContain(words),
  }
}

describe('a stream on its connection', () => {
  it('begins with the head that every answer has, and is the bytes of its frames until it ends', async () => {
    const { hub, port } = await startServer()
    const clients = [ask(port), ask(port)]
    for (const { until } of clients) await until('retry: 2000\n\n')
    hub.publish(head)
    hub.keepAlive()
    const ends = clients.map(({ socket }) => once(socket, 'close'))
    hub.closeAll()
    await Promise.all(ends)
    for (const { text } of clients) {
      const [lines = '', ...body] = text().split('\r\n\r\n')
      expect(lines).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
      expect(lines).toMatch(/^content-type: text\/event-stream\r?$/im)
      expect(lines).toMatch(/^cache-control: no-store\r?$/im)
      expect(lines).toMatch(/^x-content-type-options: nosniff\r?$/im)
      expect(lines).toMatch(/^x-request-id: [\w-]{36}\r?$/im)
      expect(lines).not.toMatch(/transfer-encoding|content-length|keep-alive/i)
      expect(lines).toMatch(/^connection: close\r?$/im)
      expect(body.join('\r\n\r\n')).toBe(`retry: 2000\n\n${frame}: keep-alive\n\n`)
    }
  })

  it('has its place until its client leaves, and others are refused meanwhile', async () => {
    const { hub, port } = await startServer({ all: 3, perVisitor: 2 })
    const [first, second] = [ask(port), ask(port)]
    for (const { until } of [first, second]) await until('retry: 2000\n\n')
    const refused = ask(port)
    await refused.until('TOO_MANY_STREAMS')
    expect(refused.text()).toMatch(/^HTTP\/1\.1 503 /)
    first.socket.destroy()
    await expect.poll(() => hub.size()).toBe(1)
    await ask(port).until('retry: 2000\n\n')
    expect(hub.size()).toBe(2)
  })

  it('gives its place back with its connection, also where it waited for another answer on it', async () => {
    const { hub, port } = await startServer({ all: 3, perVisitor: 0 })
    const { socket, until } = ask(port)
    socket.write('GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    await until('retry: 2000\n\n')
    await expect.poll(() => hub.size()).toBe(2)
    socket.destroy()
    await expect.poll(() => hub.size()).toBe(0)
  })

  it('is not opened for a request that takes no body', async () => {
    const { hub, port } = await startServer()
    await ask(port, '/api/events', 'HEAD').until('text/event-stream')
    expect(hub.size()).toBe(0)
  })

  it('is dropped when its client does not read, and the others go on', async () => {
    const { hub, port, metrics } = await startServer()
    const [slow, fast] = [ask(port), ask(port)]
    for (const { until } of [slow, fast]) await until('retry: 2000\n\n')
    slow.socket.pause()
    const slowEnds = once(slow.socket, 'close')
    const large: StreamEvent = { event: 'head', data: { ...head.data, blockAt: 10 ** 15 } }
    // Each round is less than a backlog, so that who reads keeps up.
    for (let round = 0; round < 1_000 && hub.size() > 1; round++) {
      for (let i = 0; i < 2_000; i++) hub.publish(large)
      const before = fast.text().length
      await expect.poll(() => fast.text().length).toBeGreaterThan(before)
    }
    expect(hub.size()).toBe(1)
    expect((await metrics.streamDropped.get()).values[0]?.value).toBe(1)
    hub.publish(head)
    await fast.until(frame)
    // Its connection went with its place: once the client reads again, it finds an end.
    slow.socket.on('error', () => {})
    slow.socket.resume()
    await slowEnds
    expect(slow.text()).not.toContain(frame)
  })
})

it('an answer that became another one gives its place back', async () => {
  let left = 0
  const answer = new Response('no', { status: 500 })
  const send = sendStreams({
    fetch: (_request, environment) => {
      const { carry } = environment as ApiEnvironment['Bindings']
      carry?.({ begin: () => expect.fail('it began'), leave: () => void left++ })
      return answer
    },
  })
  expect(await send(new Request('http://127.0.0.1/'), {} as HttpBindings)).toBe(answer)
  expect(left).toBe(1)
})

it('a client that is gone before its stream begins has no place', () => {
  const hub = makeEventHub({ all: 2, perVisitor: 0 }, makeMetrics())
  const opening = openConnection(hub, 'a')
  expect(hub.size()).toBe(1)
  opening?.begin({ destroyed: true } as ServerResponse, new Response())
  expect(hub.size()).toBe(0)
})
