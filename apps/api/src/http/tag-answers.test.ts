import { createRoute, z } from '@hono/zod-openapi'
import { describe, expect, it } from 'vitest'
import { makeApiApp } from './api-app.ts'
import { makeReadKey } from './read-key.ts'
import { makeAnswerCache } from './response-cache.ts'
import { tagAnswers } from './tag-answers.ts'

const route = createRoute({
  method: 'get',
  path: '/tokens/{chain}',
  request: {
    params: z.object({ chain: z.string() }),
    query: z.object({ sort: z.string().optional(), limit: z.string().optional() }),
  },
  responses: { 200: { description: 'what was asked' } },
})

/** A site whose one read says how often it was made, and waits for whoever holds it up. */
function openSite() {
  const cache = makeAnswerCache(10)
  cache.setInformed(true)
  const api = makeApiApp()
  api.use(tagAnswers(cache, makeReadKey(api, '/api')))
  let reads = 0
  let gate = Promise.resolve()
  let isFailing = false
  api.openapi(route, async (c) => {
    const number = ++reads
    await gate
    if (isFailing) return c.json({ error: 'failed' }, 500)
    return c.json({ number, chain: c.req.valid('param').chain, ...c.req.valid('query') })
  })
  const app = makeApiApp()
  app.route('/api', api)
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    return resolve
  }
  return {
    cache,
    hold,
    fail: () => {
      isFailing = true
    },
    reads: () => reads,
    ask: async (path: string) => {
      const response = await app.request(`/api${path}`)
      return { status: response.status, ...((await response.json()) as { number: number }) }
    },
  }
}

/** Time for a request to come to where it waits. */
const arrive = () => new Promise((settle) => setTimeout(settle, 20))

describe('a kept answer', () => {
  it('is found by what the route takes, in whatever order, and not by what it does not take', async () => {
    const { ask } = openSite()
    expect(await ask('/tokens/bsc?sort=name&limit=5')).toMatchObject({ number: 1, limit: '5' })
    expect((await ask('/tokens/bsc?limit=5&turn=7&sort=name')).number).toBe(1)
    expect((await ask('/tokens/bsc?limit=6&sort=name')).number).toBe(2)
    expect((await ask('/tokens/eth?limit=6&sort=name')).number).toBe(3)
    expect((await ask('/tokens/bsc')).number).toBe(4)
    expect((await ask('/tokens/bsc?turn=8')).number).toBe(4)
  })

  it('is found by each value of its own', async () => {
    const { ask } = openSite()
    expect(await ask('/tokens/bsc?sort=a%26limit%3D5')).toMatchObject({ sort: 'a&limit=5' })
    expect(await ask('/tokens/bsc?sort=a&limit=5')).toMatchObject({ number: 2, sort: 'a' })
  })
})

describe('requests that arrive together', () => {
  it('are answered by one read, until the index changes', async () => {
    const { ask, hold, reads, cache } = openSite()
    const open = hold()
    const first = [ask('/tokens/bsc'), ask('/tokens/bsc?turn=1')]
    await arrive()
    cache.drop()
    const second = [ask('/tokens/bsc'), ask('/tokens/bsc')]
    await arrive()
    open()
    expect((await Promise.all(first)).map(({ number }) => number)).toEqual([1, 1])
    expect((await Promise.all(second)).map(({ number }) => number)).toEqual([2, 2])
    expect(reads()).toBe(2)
  })

  it('are read for each alone while nobody tells of changes', async () => {
    const { ask, hold, cache, reads } = openSite()
    cache.setInformed(false)
    const open = hold()
    const both = [ask('/tokens/bsc'), ask('/tokens/bsc')]
    await arrive()
    open()
    await Promise.all(both)
    expect(reads()).toBe(2)
  })

  it('do not share a failure', async () => {
    const { ask, hold, fail, reads } = openSite()
    const open = hold()
    fail()
    const both = [ask('/tokens/bsc'), ask('/tokens/bsc')]
    await arrive()
    open()
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([500, 500])
    expect(reads()).toBe(2)
  })
})
