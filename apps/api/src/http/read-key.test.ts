import { createRoute, z } from '@hono/zod-openapi'
import { expect, it } from 'vitest'
import { makeApiApp } from './api-app.ts'
import { makeReadKey } from './read-key.ts'

const responses = { 200: { description: 'what was asked' } }
const tracker = createRoute({
  method: 'get',
  path: '/locks/tracker/{chain}/{token}',
  request: { query: z.object({ cursor: z.string().optional() }) },
  responses,
})
const lock = createRoute({ method: 'get', path: '/locks/{chain}/{locker}/{lockId}', responses })

it('an address that two routes match is read by the parameters of the one that answers', () => {
  const api = makeApiApp()
  api.openapi(tracker, (c) => c.json({}))
  api.openapi(lock, (c) => c.json({}))
  const key = makeReadKey(api, '/api')
  const page = (path: string) => key(new URL(`https://site.example/api/locks/${path}`))
  expect(page('tracker/bsc/0x1?cursor=2&turn=7')).toBe('/api/locks/tracker/bsc/0x1?cursor=2')
  expect(page('bsc/0x1/2?cursor=2')).toBe('/api/locks/bsc/0x1/2')
})
