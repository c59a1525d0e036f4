import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enginePackage } from '../release/engine-package.ts'
import { tellNewestBlock } from './tell-newest-block.ts'

interface Peer {
  on: (event: string, listener: (data: Buffer) => void) => void
  send: (text: string) => void
  close: () => void
}

interface Server {
  on: (event: string, listener: (peer: Peer) => void) => void
  once: (event: string, listener: () => void) => void
  address: () => AddressInfo
  close: () => void
}

type Client = new (url: string) => Peer

const { WebSocket, WebSocketServer } = createRequire(`${enginePackage()}/package.json`)('ws') as {
  WebSocket: Client
  WebSocketServer: new (options: { port: number; host: string }) => Server
}
/** The same as the engine's, so that its own class stays as it is for other tests. */
class Sockets extends (WebSocket as unknown as new (url: string) => Peer & { prototype: never }) {}

const block = { number: '0x7', hash: '0xaa', parentHash: '0xbb', transactions: ['0x1'] }
const open: Pick<Peer, 'send' | 'close'>[] = []
let server: Server
/** whether the node tells of a block before it says which is the newest */
let isBusy = false
/** numbers of blocks that lie below one that was told already */
let oldNumbers: unknown[] = []

beforeAll(async () => {
  for (const name of ['send', 'emit'] as const)
    Object.defineProperty(Sockets.prototype, name, {
      value: (WebSocket as unknown as { prototype: Record<string, unknown> }).prototype[name],
      writable: true,
    })
  tellNewestBlock(Sockets as never, (_url, told) =>
    oldNumbers.includes((told as { number?: string } | undefined)?.number),
  )
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise<void>((settle) => server.once('listening', settle))
  server.on('connection', (peer) => {
    peer.on('message', (data) => {
      const { id, method } = JSON.parse(String(data)) as { id: unknown; method: string }
      const result = method === 'eth_subscribe' ? '0x5' : block
      peer.send(JSON.stringify({ jsonrpc: '2.0', id, result }))
      if (method !== 'eth_subscribe' || !isBusy) return
      const params = { subscription: '0x5', result: { number: '0x8' } }
      peer.send(JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params }))
    })
  })
})
afterEach(() => {
  isBusy = false
  oldNumbers = []
  for (const one of open.splice(0)) one.close()
})
afterAll(() => server.close())

async function listen(first: object, least: number) {
  const socket = new Sockets(`ws://127.0.0.1:${server.address().port}`)
  open.push(socket)
  const heard: Record<string, unknown>[] = []
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  socket.on('open', () => socket.send(JSON.stringify(first)))
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(least)
  return heard
}

const subscribe = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }

test('whoever subscribes to blocks hears of the newest one at once, as of any other', async () => {
  const [answer, ...news] = await listen(subscribe, 2)
  expect(answer).toEqual({ jsonrpc: '2.0', id: 1, result: '0x5' })
  const { transactions: _, ...header } = block
  expect(news.map(({ params }) => params)).toEqual([{ subscription: '0x5', result: header }])
})

test('a newest block that is no news any more is not told: it would look like a chain taken back', async () => {
  isBusy = true
  const heard = await listen(subscribe, 2)
  await new Promise((settle) => setTimeout(settle, 100))
  expect(heard.slice(1).map(({ params }) => params)).toEqual([
    { subscription: '0x5', result: { number: '0x8' } },
  ])
})

test('a block that lies below one that was told already is no news, whether the node tells it or is asked', async () => {
  isBusy = true
  oldNumbers = ['0x8']
  const [, ...news] = await listen(subscribe, 2)
  expect(news.map(({ params }) => params)).toMatchObject([{ result: { number: '0x7' } }])
  oldNumbers = ['0x7', '0x8']
  const heard = await listen(subscribe, 1)
  // Whatever the node says of the newest block, it says before it answers this.
  open.at(-1)?.send(JSON.stringify({ jsonrpc: '2.0', id: 'later', method: 'eth_blockNumber' }))
  await expect.poll(() => heard.at(-1)?.id).toBe('later')
  expect(heard).toHaveLength(2)
})

test('other sockets hear what they are sent', async () => {
  const ask = { jsonrpc: '2.0', id: 'newest', method: 'eth_getBlockByNumber', params: [] }
  expect(await listen(ask, 1)).toEqual([{ jsonrpc: '2.0', id: 'newest', result: block }])
})
