import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AttemptFailed } from '../src/webhooks/find-target.ts'
import { sendWebhook, type WebhookRoad } from '../src/webhooks/send-webhook.ts'
import { type Receiver, startReceiver } from './webhook-receiver.ts'

const road: WebhookRoad = { resolve: async () => ['127.0.0.1'], allowsLoopback: true }

describe('a receiver as an attacker', () => {
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await startReceiver()
  })
  afterAll(() => receiver?.stop())
  beforeEach(() => {
    receiver.received.length = 0
    receiver.answers.length = 0
  })

  const send = (url = receiver.url, on: WebhookRoad = road) =>
    sendWebhook({ url, headers: { 'webhook-id': 'one' }, body: '{"a":"é"}' }, on)
  const failure = (sending: Promise<unknown>) =>
    sending.then(
      () => 'sent',
      (error: unknown) => (error instanceof AttemptFailed ? error.failure : String(error)),
    )

  it('is not followed elsewhere', async () => {
    receiver.answers.push((response) => {
      response.writeHead(307, { location: `${receiver.url}&second` }).end()
    })
    expect(await send()).toMatchObject({ status: 307 })
    expect(receiver.received).toHaveLength(1)
  })

  it('is connected at the address that was judged, whatever its name leads to afterwards', async () => {
    // Only the second address of this machine has a receiver: who looked the name up again would miss it.
    const other = await startReceiver('127.0.0.2')
    try {
      let asked = 0
      const resolve = async () => (asked++ === 0 ? ['127.0.0.2'] : ['127.0.0.1'])
      const url = `http://localhost:${other.port}/`
      expect(await send(url, { ...road, resolve })).toMatchObject({ status: 204 })
      expect(asked).toBe(1)
      expect(other.received[0]?.headers.host).toBe(`localhost:${other.port}`)
      expect(receiver.received).toEqual([])
    } finally {
      await other.stop()
    }
  })

  it('that is this machine or its neighbour gets nothing outside development', async () => {
    const outside = (addresses: readonly string[]): WebhookRoad => ({
      resolve: async () => addresses,
      allowsLoopback: false,
    })
    const name = 'https://hooks.example.com/'
    expect(await failure(send(receiver.url, outside(['127.0.0.1'])))).toBe('target')
    for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::ffff:7f00:1', 'fd00::1'])
      expect(await failure(send(name, outside([address])))).toBe('target')
    expect(await failure(send(name, outside(['8.8.8.8', '127.0.0.1'])))).toBe('target')
    expect(receiver.received).toEqual([])
  })

  it('is read so far and no further', async () => {
    let written = 0
    receiver.answers.push((response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(65_536, 'x')
      const more = () => {
        while (written < 1_000_000_000 && !response.destroyed) {
          written += chunk.length
          if (!response.write(chunk)) return void response.once('drain', more)
        }
      }
      more()
    })
    const { status, excerpt } = await send()
    expect(status).toBe(200)
    expect(excerpt).toBe('x'.repeat(300))
    // What was on its way when the connection was closed.
    expect(written).toBeLessThan(50_000_000)
  })

  it('says nothing that the database or a page cannot hold', async () => {
    receiver.answers.push((response) => {
      response.writeHead(200).end(Buffer.from([0x00, 0x61, 0x1b, 0xff, 0xfe, 0x62, 0x0a, 0x63]))
    })
    expect(await send()).toEqual({ status: 200, excerpt: 'a b c' })
  })

  it('that never answers, or answers one byte at a time, is left after ten seconds', async () => {
    const drips: NodeJS.Timeout[] = []
    receiver.answers.push(
      () => undefined,
      (response) => {
        response.writeHead(200)
        drips.push(setInterval(() => response.write('.'), 100))
      },
    )
    expect(await Promise.all([failure(send()), failure(send())])).toEqual(['timeout', 'timeout'])
    for (const drip of drips) clearInterval(drip)
  }, 30_000)

  it('that is not there, hangs up or speaks no TLS is told apart', async () => {
    receiver.answers.push((response) => response.destroy())
    expect(await failure(send())).toBe('connection')
    expect(await failure(send('http://127.0.0.1:9/'))).toBe('connection')
    expect(await failure(send(`https://127.0.0.1:${receiver.port}/`))).toBe('tls')
  })

  it('gets the length of its bytes and no more than one connection', async () => {
    await send()
    expect(receiver.received[0]?.headers).toMatchObject({
      'content-length': '10',
      connection: 'close',
      'webhook-id': 'one',
    })
  })
})
