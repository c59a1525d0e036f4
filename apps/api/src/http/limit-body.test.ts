import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerError } from './answer-error.ts'
import { makeApiApp } from './api-app.ts'
import { limitBody } from './limit-body.ts'

const CHUNK = Buffer.alloc(64 * 1024)

describe('limitBody', () => {
  let server: Server

  beforeAll(async () => {
    const app = makeApiApp()
    app.onError((error, c) => answerError(error, c, pino({ level: 'silent' })))
    app.use(limitBody())
    app.all('*', async (c) => c.text(`took ${(await c.req.arrayBuffer()).byteLength}`))
    server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server
    await once(server, 'listening')
  })

  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const open = async (): Promise<{ socket: Socket; heard: () => string }> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return { socket, heard: () => text }
  }
  const post = (path: string, headers: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`

  it.each([
    ['of a stated length', `Content-Length: ${64 * CHUNK.length}`, (part: Buffer) => part],
    [
      'of no stated length',
      'Transfer-Encoding: chunked',
      (part: Buffer) =>
        Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
    ],
  ])(
    'reads what is left of a body %s, so that the connection lives on',
    async (_what, header, frame) => {
      const { socket, heard } = await open()
      socket.write(post('/api/text', header))
      for (let part = 0; part < 64; part++) {
        socket.write(frame(CHUNK))
        // Slower than the server's own patience with a body that nobody reads.
        if (part % 8 === 0) await new Promise((settle) => setTimeout(settle, 120))
      }
      if (header.startsWith('Transfer')) socket.write('0\r\n\r\n')
      await expect.poll(heard).toContain('413')
      expect(heard()).toContain('BODY_TOO_LARGE')
      expect(heard().toLowerCase()).not.toContain('connection: close')
      socket.write(`${post('/api/text', 'Content-Length: 2')}{}`)
      await expect.poll(heard).toContain('took 2')
      socket.destroy()
    },
  )

  it('answers and ends the connection where too much would come', async () => {
    const { socket, heard } = await open()
    const closed = once(socket, 'close')
    socket.write(post('/api/text', 'Content-Length: 1000000000'))
    await expect.poll(heard).toContain('413')
    await closed
  })

  it('takes what is within the limit', async () => {
    const { socket, heard } = await open()
    socket.write(`${post('/api/text', 'Content-Length: 10')}0123456789`)
    await expect.poll(heard).toContain('took 10')
    socket.destroy()
  })

  it.each(['GET', 'HEAD'])('asks nothing of a body that %s cannot have', async (method) => {
    const app = makeApiApp()
    app.use(limitBody())
    app.get('*', (c) => c.text('read'))
    const request = new Request('http://localhost/api/text', { method })
    // The server's light request becomes a whole one as soon as it is asked for its body.
    let asked = 0
    Object.defineProperty(request, 'body', { get: () => asked++ })
    expect((await app.fetch(request)).status).toBe(200)
    expect(asked).toBe(0)
  })
})
