import { platformActColumns } from '@slipway/database/stats/indexed'
import { describe, expect, it } from 'vitest'
import { fromAddress, makeTestApp } from '../../test/make-test-app.ts'
import { makeMetrics } from '../http/metrics.ts'
import { makeEventHub, type StreamClient } from './event-hub.ts'
import { makeEventSource } from './event-source.ts'
import type { StreamEvent } from './schemas.ts'

const head: StreamEvent = { event: 'head', data: { chainId: 7, blockNumber: 1, blockAt: 2 } }

describe('the event stream', () => {
  it('gives every client every event as one frame', async () => {
    const { app, parts } = makeTestApp()
    const streams = await Promise.all([app.request('/api/events'), app.request('/api/events')])
    parts.hub.publish(head)
    parts.hub.closeAll()
    for (const stream of streams) {
      expect(stream.headers.get('Content-Type')).toBe('text/event-stream')
      expect(await stream.text()).toBe(
        'retry: 2000\n\nevent: head\ndata: {"chainId":7,"blockNumber":1,"blockAt":2}\n\n',
      )
    }
  })

  it('refuses more clients than it can serve, and serves again when one leaves', async () => {
    const { app, parts } = makeTestApp()
    const first = await app.request('/api/events')
    await app.request('/api/events')
    const refused = await app.request('/api/events')
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ error: { code: 'TOO_MANY_STREAMS' } })
    await first.body?.cancel()
    expect(parts.hub.size()).toBe(1)
    expect((await app.request('/api/events')).status).toBe(200)
  })

  it('opens none for a request that takes no body', async () => {
    const { app, parts } = makeTestApp()
    for (let time = 0; time < 5; time++) {
      const answer = await app.request('/api/events', { method: 'HEAD' })
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
        200,
        'text/event-stream',
      ])
    }
    expect(parts.hub.size()).toBe(0)
    expect((await app.request('/api/events')).status).toBe(200)
  })

  it('keeps no place for a client that is gone before it begins', async () => {
    const { app, parts } = makeTestApp()
    await app.request('/api/events', { signal: AbortSignal.abort() })
    expect(parts.hub.size()).toBe(0)
  })

  it('leaves places for others, however many one visitor asks for', async () => {
    const metrics = makeMetrics()
    const hub = makeEventHub({ all: 10, perVisitor: 2 }, metrics)
    const { app } = makeTestApp({ hub, metrics })
    const open = (address: string) => app.request('/api/events', {}, fromAddress(address))
    const [first] = [await open('2001:db8:1::1'), await open('2001:db8:1::2')]
    expect((await open('2001:db8:1::3')).status).toBe(503)
    expect((await open('203.0.113.9')).status).toBe(200)
    await first?.body?.cancel()
    expect((await open('2001:db8:1::4')).status).toBe(200)
    expect(hub.size()).toBe(3)
  })

  it('drops a client that does not read, and keeps the others', () => {
    const hub = makeEventHub({ all: 10, perVisitor: 0 }, makeMetrics())
    let closed = 0
    let received = 0
    const slow: StreamClient = { write: () => false, close: () => closed++ }
    const fast: StreamClient = { write: () => ++received > 0, close: () => undefined }
    hub.add(slow, 'a')
    hub.add(fast, 'b')
    hub.publish(head)
    hub.publish(head)
    expect({ closed, received, size: hub.size() }).toEqual({ closed: 1, received: 2, size: 1 })
  })

  it('holds at most its backlog for a client that never reads', async () => {
    const { app, parts } = makeTestApp()
    await app.request('/api/events')
    for (let i = 0; i < 10_000 && parts.hub.size() > 0; i++) parts.hub.publish(head)
    expect(parts.hub.size()).toBe(0)
  })
})

/** What an event is about, in short. */
function wordsOf({ event, data }: StreamEvent): string {
  switch (event) {
    case 'token':
      return `token ${data.id}@${data.blockNumber}`
    case 'presale':
      return `presale ${data.total}@${data.updatedBlock}`
    case 'act':
      return `act ${data.number} ${data.txHash}`
    case 'swap':
      return `swap ${data.token}`
    case 'head':
      return `head ${data.blockNumber}`
  }
}

describe('makeEventSource', () => {
  /** Rows as the database hands them out. */
  const token = (id: string, blockNumber: number) => ({
    summary: JSON.stringify({ id, chainId: 7, blockNumber, txHash: `0x${blockNumber}` }),
  })
  const presale = (updatedBlock: number, total: string) => ({
    presale: JSON.stringify({ id: '7-presale', total, updatedBlock, status: { label: 'running' } }),
  })

  const act = (number: number, txHash: string) => ({
    ...Object.fromEntries(
      Object.keys(platformActColumns).map((name) => [
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        '0',
      ]),
    ),
    ...Object.fromEntries(
      ['subject', 'account', 'asset'].map((name) => [
        name,
        '0x00000000000000000000000000000000000000aa',
      ]),
    ),
    chain_id: '7',
    kind: 'locked',
    number: String(number),
    tx_hash: txHash,
  })

  /** Answers the queries of the source: heads come from a bare select, tokens from a longer one. */
  function makeSource() {
    const state = {
      heads: [{ chainId: 7, blockNumber: 1, blockAt: 1 }],
      tokens: [token('7-a', 1)],
      presales: [presale(1, '5')],
      acts: [act(1, '0xaa')],
      /** Queries that fail before any is answered. */
      failures: 0,
    }
    const database = {
      execute: async (query: object) => {
        if (state.failures-- > 0) throw new Error('unreadable')
        return {
          rows: JSON.stringify(query).includes('platform_act') ? state.acts : state.presales,
        }
      },
      select: () => ({
        from: () =>
          Object.assign(Promise.resolve(state.heads), {
            where: () => ({ orderBy: () => ({ limit: async () => state.tokens }) }),
          }),
      }),
    }
    const published: string[] = []
    const hub = {
      ...makeEventHub({ all: 0, perVisitor: 0 }, makeMetrics()),
      publish: (event: StreamEvent) => void published.push(wordsOf(event)),
    }
    return {
      state,
      published,
      source: makeEventSource(database as never, hub, () => published.push('drop')),
    }
  }

  it('announces what is new, before the head that has it, and nothing twice', async () => {
    const { state, published, source } = makeSource()
    await source.look()
    state.heads = [{ chainId: 7, blockNumber: 2, blockAt: 2 }]
    state.tokens = [token('7-c', 2), token('7-b', 2), token('7-a', 1)]
    await source.look()
    await source.look()
    expect(published).toEqual(['drop', 'head 1', 'drop', 'token 7-b@2', 'token 7-c@2', 'head 2'])
  })

  it('announces a presale each time that something happened to it, before the head that has it', async () => {
    const { state, published, source } = makeSource()
    await source.look()
    state.heads = [{ chainId: 7, blockNumber: 2, blockAt: 2 }]
    state.presales = [presale(2, '9')]
    await source.look()
    state.heads = [{ chainId: 7, blockNumber: 3, blockAt: 3 }]
    await source.look()
    expect(published).toEqual(['drop', 'head 1', 'drop', 'presale 9@2', 'head 2', 'drop', 'head 3'])
  })

  it('announces a presale again that a reorganisation took something from', async () => {
    const { state, published, source } = makeSource()
    await source.look()
    state.heads = [{ chainId: 7, blockNumber: 2, blockAt: 2 }]
    state.presales = [presale(1, '4')]
    await source.look()
    expect(published).toEqual(['drop', 'head 1', 'drop', 'presale 4@1', 'head 2'])
  })

  it('announces each act once, the older first, and another act that took its number', async () => {
    const { state, published, source } = makeSource()
    await source.look()
    state.heads = [{ chainId: 7, blockNumber: 2, blockAt: 2 }]
    state.acts = [act(3, '0xcc'), act(2, '0xbb'), act(1, '0xaa')]
    await source.look()
    state.heads = [{ chainId: 7, blockNumber: 3, blockAt: 3 }]
    state.acts = [act(3, '0xdd'), act(2, '0xbb'), act(1, '0xaa')]
    await source.look()
    expect(published.filter((line) => line.startsWith('act'))).toEqual([
      'act 2 0xbb',
      'act 3 0xcc',
      'act 3 0xdd',
    ])
  })

  it('keeps no network waiting for one that cannot be read, and looks at that again', async () => {
    const { state, published, source } = makeSource()
    state.heads = [
      { chainId: 7, blockNumber: 5, blockAt: 5 },
      { chainId: 8, blockNumber: 6, blockAt: 6 },
    ]
    state.failures = 1
    await expect(source.look()).rejects.toThrow(AggregateError)
    expect(published).toEqual(['drop', 'drop', 'head 6'])
    await source.look()
    expect(published.slice(3)).toEqual(['drop', 'head 5'])
  })

  it('announces a token again that a reorganisation moved to another block', async () => {
    const { state, published, source } = makeSource()
    await source.look()
    state.heads = [{ chainId: 7, blockNumber: 3, blockAt: 3 }]
    state.tokens = [token('7-a', 3)]
    await source.look()
    expect(published).toEqual(['drop', 'head 1', 'drop', 'token 7-a@3', 'head 3'])
  })
})
