import { expect, it } from 'vitest'
import { ignoreOldHeads } from './ignore-old-heads.ts'

const rpcUrl = 'http://node.example'
const wsUrl = 'ws://node.example/'
const block = (number: number) => ({
  number: `0x${number.toString(16)}`,
  hash: `0xa${number}`,
  parentHash: `0xa${number - 1}`,
})

/** A process that asks a node whose answers are told beforehand. */
function ask(chains: Parameters<typeof ignoreOldHeads>[0]) {
  let answer: unknown
  let status = 200
  const asker = {
    fetch: (async () => new Response(JSON.stringify(answer), { status })) as typeof fetch,
  }
  const isOldHead = ignoreOldHeads(chains, asker)
  const call = async (told: unknown, params: unknown[], url = rpcUrl, code = 200) => {
    answer = { jsonrpc: '2.0', id: 1, result: told }
    status = code
    const body = JSON.stringify({ method: 'eth_getBlockByNumber', params })
    const response = await asker.fetch(new Request(url, { method: 'POST', body }))
    return { status: response.status, ...((await response.json()) as { result: unknown }) }
  }
  return { call, isOldHead }
}

const latest = ['latest', true]

it('answers an old head with the newest that any node of the network told, transactions and all', async () => {
  const other = 'http://other.example/'
  const { call } = ask([{ rpcUrls: [rpcUrl, other] }])
  const full = { ...block(100), transactions: ['0x1'] }
  await call({ ...block(99), transactions: [] }, latest)
  expect((await call(full, latest)).result).toEqual(full)
  expect((await call({ ...block(99), transactions: [] }, latest, other)).result).toEqual(full)
})

it('knows blocks that were asked for by number, and leaves their answers alone', async () => {
  const { call } = ask([{ rpcUrls: [rpcUrl] }])
  await call(block(90), latest)
  await call(block(100), latest)
  expect((await call(block(95), ['0x5f', true])).result).toEqual(block(95))
  expect((await call(block(95), latest)).result).toMatchObject(block(100))
})

it('leaves alone bare heads, refusals, nodes of no network of ours, and networks beside', async () => {
  const elsewhere = 'http://elsewhere.example/'
  const { call } = ask([{ rpcUrls: [rpcUrl] }, { rpcUrls: [elsewhere] }])
  await call(block(99), latest)
  await call(block(100), latest)
  expect((await call(block(99), ['latest', false])).result).toEqual(block(99))
  expect(await call(block(99), latest, rpcUrl, 429)).toEqual({
    ...{ jsonrpc: '2.0', id: 1, status: 429 },
    result: block(99),
  })
  expect((await call(null, latest)).result).toBeNull()
  expect((await call(block(99), latest, elsewhere)).result).toEqual(block(99))
  expect((await call(block(99), latest, 'http://nobody.example/')).result).toEqual(block(99))
})

it('tells whether a head that came over a websocket is an old one, and answers with it where the engine asks again', async () => {
  const { call, isOldHead } = ask([{ rpcUrls: [rpcUrl], wsUrl }])
  expect([isOldHead(wsUrl, block(99)), isOldHead(wsUrl, block(100))]).toEqual([false, false])
  expect(isOldHead(wsUrl, block(99))).toBe(true)
  expect(isOldHead(wsUrl, undefined)).toBe(false)
  expect((await call({ ...block(99), transactions: ['0x1'] }, latest)).result).toEqual({
    ...block(100),
    transactions: [],
  })
})
