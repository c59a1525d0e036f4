import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FaultyRpc } from './faulty-rpc.ts'

let node: Server
let rpc: FaultyRpc

beforeEach(async () => {
  node = createServer(async (message, response) => {
    const body = JSON.parse(await text(message))
    const answers = [body].flat().map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x7a69' }))
    response.end(JSON.stringify(Array.isArray(body) ? answers : answers[0]))
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  rpc = await FaultyRpc.start(`http://127.0.0.1:${(node.address() as AddressInfo).port}`)
})

afterEach(async () => {
  await rpc.stop()
  node.closeAllConnections()
  await new Promise((resolve) => node.close(resolve))
})

function ask(body: unknown, signal?: AbortSignal): Promise<Response> {
  return fetch(rpc.rpcUrl, { method: 'POST', body: JSON.stringify(body), signal: signal ?? null })
}

const chainIdCall = { jsonrpc: '2.0', id: 7, method: 'eth_chainId', params: [] }

test('passes requests through and records their methods', async () => {
  const answer = await ask(chainIdCall)
  expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 7, result: '0x7a69' })
  expect(rpc.requests).toEqual(['eth_chainId'])
})

test('stalls until the caller gives up, and answers again afterwards', async () => {
  rpc.setFault({ kind: 'stall' })
  await expect(ask(chainIdCall, AbortSignal.timeout(150))).rejects.toThrow('timeout')
  rpc.setFault({ kind: 'none' })
  expect((await ask(chainIdCall)).status).toBe(200)
})

test('dies and comes back', async () => {
  rpc.setFault({ kind: 'dead' })
  await expect(ask(chainIdCall)).rejects.toThrow('fetch failed')
  rpc.setFault({ kind: 'none' })
  expect((await ask(chainIdCall)).status).toBe(200)
})

test('refuses with a status', async () => {
  rpc.setFault({ kind: 'refuse', status: 503 })
  expect((await ask(chainIdCall)).status).toBe(503)
})

test('answers late', async () => {
  rpc.setFault({ kind: 'slow', delayMs: 120 })
  const startedAt = performance.now()
  await ask(chainIdCall)
  expect(performance.now() - startedAt).toBeGreaterThan(100)
})

test('lies about the chain and about nothing else, in batches too', async () => {
  rpc.setFault({ kind: 'wrong-chain', chainId: 56 })
  const answer = await ask([chainIdCall, { ...chainIdCall, id: 8, method: 'eth_blockNumber' }])
  expect(await answer.json()).toEqual([
    { jsonrpc: '2.0', id: 7, result: '0x38' },
    { jsonrpc: '2.0', id: 8, result: '0x7a69' },
  ])
})
