import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { API_TIMEOUT_MS, type ApiClientOptions, ApiError, createApiClient } from './index.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function clientOf(answer: Answer, options: ApiClientOptions = {}) {
  server = createServer(answer)
  await new Promise<void>((settle) => server?.listen(0, '127.0.0.1', settle))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return createApiClient({ baseUrl: `http://127.0.0.1:${port}/api`, ...options })
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('the call succeeded')
    },
    (error) => error,
  )

describe('createApiClient', () => {
  it('asks under the base path with typed parameters', async () => {
    const asked: string[] = []
    const client = await clientOf((request, response) => {
      asked.push(request.url ?? '')
      json(response, 200, { items: [], nextCursor: null, total: 0, totalIsLowerBound: false })
    })
    const list = await client.listTokens({ chain: 'bsc', search: 'a b', limit: 5 })
    await client.listTokenHolders({ chain: '56', address: '0xab' }, { limit: 3 })
    expect(list).toEqual({ items: [], nextCursor: null, total: 0, totalIsLowerBound: false })
    expect(asked).toEqual([
      '/api/tokens?chain=bsc&search=a%20b&limit=5',
      '/api/tokens/56/0xab/holders?limit=3',
    ])
  })

  it('sends the stored token in the header of the specification, read for each call', async () => {
    const seen: unknown[] = []
    let stored: string | undefined
    const client = await clientOf(
      (request, response) => {
        seen.push(request.headers['access-token'])
        json(response, 200, { healthy: true, chains: [] })
      },
      { readAccessToken: () => stored },
    )
    await client.getStatus()
    stored = 'abc'
    await client.getStatus()
    expect(seen).toEqual([undefined, 'abc'])
  })

  it("throws the server's code with its details", async () => {
    const client = await clientOf((_request, response) =>
      json(response, 404, {
        error: { code: 'TOKEN_NOT_FOUND', message: 'none', details: { a: 1 } },
      }),
    )
    const error = await failure(client.getToken({ chain: 'bsc', address: '0xab' }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      code: 'TOKEN_NOT_FOUND',
      status: 404,
      details: { a: 1 },
      isTransient: false,
    })
  })

  it('understands an answer that a proxy wrote', async () => {
    const client = await clientOf((_request, response) =>
      response.writeHead(502).end('<html>Bad gateway'),
    )
    expect(await failure(client.getStats())).toMatchObject({
      code: 'INDEX_UNAVAILABLE',
      isTransient: true,
    })
  })

  it('reports 401 and 403 before the call fails', async () => {
    const events: unknown[] = []
    let stored: string | undefined
    let status = 401
    const client = await clientOf((_request, response) => response.writeHead(status).end(), {
      readAccessToken: () => stored,
      onUnauthorized: (error, token) => events.push(error.code, token),
      onForbidden: (error) => events.push(error.code),
    })
    const refused = failure(client.getRegion())
    // It was asked without one.
    stored = 'abc'
    await refused
    await failure(client.getRegion())
    status = 403
    await failure(client.getRegion())
    expect(events).toEqual(['UNAUTHORIZED', undefined, 'UNAUTHORIZED', 'abc', 'FORBIDDEN'])
  })

  it('asks under /api for 6000 ms where nothing else is said', async () => {
    expect(API_TIMEOUT_MS).toBe(6_000)
    vi.stubGlobal('location', { origin: 'https://launch.example' })
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const asked: string[] = []
    const client = createApiClient({
      fetch: async ({ url }) => {
        asked.push(url)
        return Response.json({ healthy: true, chains: [] })
      },
    })
    await client.getStatus()
    expect(asked).toEqual(['https://launch.example/api/status'])
    expect(timeout.mock.calls).toEqual([[API_TIMEOUT_MS]])
  })

  it('gives up after its time, also in the middle of an answer', async () => {
    const silent = await clientOf(() => undefined, { timeoutMs: 60 })
    expect(await failure(silent.getStats())).toMatchObject({
      code: 'TIMEOUT',
      status: 0,
      isTransient: true,
    })
    server?.close()
    const half = await clientOf(
      (_request, response) => response.writeHead(200).write('{"totals":'),
      { timeoutMs: 60 },
    )
    expect(await failure(half.getStats())).toMatchObject({ code: 'TIMEOUT' })
  })

  it('names a server that cannot be reached', async () => {
    const client = createApiClient({ baseUrl: 'http://127.0.0.1:1/api' })
    expect(await failure(client.getStats())).toMatchObject({ code: 'NETWORK', isTransient: true })
  })

  it('leaves an abort by the caller what it is', async () => {
    const client = await clientOf(() => undefined)
    const caller = new AbortController()
    const call = failure(client.getStats({}, { signal: caller.signal }))
    caller.abort()
    expect(await call).toMatchObject({ name: 'AbortError' })
  })
})
