import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { fromAddress, makeTestApp } from '../test/make-test-app.ts'
import { makeTrustedProxies } from './http/client-address.ts'

const TOKEN = `0x${'ab'.repeat(20)}`

async function errorOf(response: Response) {
  const body = (await response.json()) as { error: { code: string; details?: unknown } }
  return { status: response.status, code: body.error.code, details: body.error.details }
}

describe('parameters', () => {
  const wrong = [
    '/api/tokens?limit=0',
    '/api/tokens?limit=101',
    '/api/tokens?limit=1e3',
    '/api/tokens?limit=0x10',
    '/api/tokens?limit=%2010',
    '/api/tokens?template=0x1',
    '/api/stats?days=0b11',
    '/api/tokens?sort=price',
    '/api/tokens?owner=0x12',
    '/api/tokens?template=-1',
    '/api/tokens?template=65536',
    `/api/tokens?search=${'x'.repeat(65)}`,
    '/api/tokens?search=%00',
    '/api/tokens?search=%20',
    "/api/tokens?cursor='",
    '/api/tokens?chain=%F0%9F%98%80',
    '/api/tokens/local/0x12',
    `/api/tokens/local/${TOKEN}/holders?limit=x`,
    '/api/stats?days=0',
    '/api/stats?days=367',
  ]
  it.each(wrong)('are refused by name: %s', async (path) => {
    const { app } = makeTestApp()
    expect(await errorOf(await app.request(path))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ path: expect.any(String) })],
    })
  })

  it('name no network or page that does not exist', async () => {
    const { app } = makeTestApp()
    const cursor = Buffer.from('["createdAt","1","2"]').toString('base64url')
    expect(await errorOf(await app.request('/api/tokens?chain=atlantis'))).toMatchObject({
      status: 404,
      code: 'CHAIN_UNKNOWN',
    })
    expect(await errorOf(await app.request(`/api/tokens/999999/${TOKEN}`))).toMatchObject({
      code: 'CHAIN_UNKNOWN',
    })
    expect(await errorOf(await app.request(`/api/tokens?cursor=${cursor}`))).toMatchObject({
      status: 400,
      code: 'CURSOR_INVALID',
    })
    expect(await errorOf(await app.request('/api/nothing'))).toMatchObject({
      status: 404,
      code: 'ROUTE_NOT_FOUND',
    })
    expect(await errorOf(await app.request('/'))).toMatchObject({
      status: 404,
      code: 'ROUTE_NOT_FOUND',
    })
  })
})

describe('methods', () => {
  it.each([
    ['/api/tokens', 'DELETE', 'GET, HEAD'],
    [`/api/tokens/local/${TOKEN}`, 'POST', 'GET, HEAD'],
    ['/api/ipfs/logo', 'PUT', 'POST'],
    ['/ipfs/none', 'POST', 'GET, HEAD'],
    ['/healthz', 'PATCH', 'GET, HEAD'],
  ])('%s has not are refused with those that it has: %s', async (path, method, allowed) => {
    const { app } = makeTestApp()
    const response = await app.request(path, { method })
    expect(response.headers.get('Allow')).toBe(allowed)
    expect(await errorOf(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  })

  it.each(['GET', 'POST', 'DELETE'])(
    'of a path that nobody serves are no matter: %s',
    async (method) => {
      const { app } = makeTestApp()
      for (const path of ['/api/nothing', '/nothing', '/api/tokens/local']) {
        const response = await app.request(path, { method })
        expect(response.headers.get('Allow')).toBeNull()
        expect(response.status).toBe(404)
      }
    },
  )
})

describe('every answer', () => {
  it.each(['/api/region', '/api/nothing', '/api/tokens?limit=0', '/healthz'])(
    'names the request that the log knows: %s',
    async (path) => {
      const { app } = makeTestApp()
      const ids = [await app.request(path), await app.request(path)].map((response) =>
        response.headers.get('X-Request-Id'),
      )
      expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
      expect(ids[0]).not.toBe(ids[1])
    },
  )

  it('that refuses, fails or changes something is logged where an operator looks; plain reads are not', async () => {
    const lines: { msg: string; status: string; requestId: string }[] = []
    const logger = pino(
      { level: 'info' },
      { write: (line: string) => lines.push(JSON.parse(line)) },
    )
    const { app } = makeTestApp({ logger })
    await app.request('/api/region')
    expect(lines).toEqual([])
    const refused = await app.request('/api/tokens?limit=0')
    await app.request('/api/ipfs/logo', { method: 'POST' })
    const requests = lines.filter(({ msg }) => msg === 'request')
    expect(requests.map(({ status }) => status)).toEqual(['400', '503'])
    expect(lines[0]?.requestId).toBe(refused.headers.get('X-Request-Id'))
  })
})

describe('a proxy that nobody named', () => {
  it('is told to the operator once: all its visitors share limits and count as private', async () => {
    const lines: { level: number; proxy?: string; msg: string }[] = []
    const logger = pino(
      { level: 'warn' },
      { write: (line: string) => lines.push(JSON.parse(line)) },
    )
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const named = makeTestApp({ logger, trustedProxies: makeTrustedProxies(['10.0.0.0/8']) })
    await named.app.request('/api/region', { headers }, fromAddress('10.1.2.3'))
    const unnamed = makeTestApp({ logger })
    // A visitor of the open network may say what it likes.
    await unnamed.app.request('/api/region', { headers }, fromAddress('203.0.113.1'))
    expect(lines).toEqual([])
    await unnamed.app.request('/api/region', { headers }, fromAddress('10.1.2.3'))
    await unnamed.app.request('/api/region', { headers }, fromAddress('10.1.2.3'))
    expect(lines).toMatchObject([{ level: 40, proxy: '10.1.2.3' }])
    expect(lines[0]?.msg).toContain('SLIPWAY_TRUSTED_PROXIES')
  })
})

describe('a server that is about to end', () => {
  it('says that it is not ready, and serves on', async () => {
    let isDraining = false
    const { app } = makeTestApp({ isDraining: () => isDraining })
    const stateOf = async () =>
      ((await (await app.request('/readyz')).json()) as { status: string }).status
    expect(await stateOf()).toBe('not-ready')
    isDraining = true
    expect(await stateOf()).toBe('draining')
    expect((await app.request('/readyz')).status).toBe(503)
    expect((await app.request('/api/region')).status).toBe(200)
    expect((await app.request('/healthz')).status).toBe(200)
  })
})

describe('without a database', () => {
  it.each(['/api/tokens', `/api/tokens/local/${TOKEN}`, '/api/stats', '/api/status'])(
    '%s says that the index is away and when to ask again',
    async (path) => {
      const { app } = makeTestApp()
      const response = await app.request(path)
      expect(response.headers.get('Retry-After')).toBe('2')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await errorOf(response)).toMatchObject({ status: 503, code: 'INDEX_UNAVAILABLE' })
    },
  )

  it('lives, but is not ready', async () => {
    const { app } = makeTestApp()
    expect((await app.request('/healthz')).status).toBe(200)
    const ready = await app.request('/readyz')
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ status: 'not-ready', code: 'INDEX_UNAVAILABLE' })
  })

  it('counts requests by route, never by path', async () => {
    const { app } = makeTestApp()
    await app.request(`/api/tokens/local/${TOKEN}`)
    const text = await (await app.request('/metrics')).text()
    expect(text).toContain(
      'slipway_api_request_seconds_count{method="GET",route="/api/tokens/:chain/:address",status="503"} 1',
    )
    expect(text).not.toContain(TOKEN)
  })
})

describe('an error that is ours', () => {
  it('tells nothing of its cause', async () => {
    const { app } = makeTestApp({
      database: {
        select: () => {
          throw new Error('secret of the inside')
        },
      } as never,
    })
    const response = await app.request('/api/status')
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).toContain('INTERNAL')
    expect(text).not.toContain('secret')
  })
})

describe('limits', () => {
  it('refuse a client that asks too often, and no other', async () => {
    const { app } = makeTestApp({ rateLimitPerMinute: 2 })
    const ask = (address: string) => app.request('/api/region', {}, fromAddress(address))
    await ask('203.0.113.1')
    await ask('203.0.113.1')
    const refused = await ask('203.0.113.1')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect((await ask('203.0.113.2')).status).toBe(200)
    expect((await app.request('/healthz', {}, fromAddress('203.0.113.1'))).status).toBe(200)
  })

  it('count one visitor’s whole IPv6 network, and probes of readiness as well', async () => {
    const { app } = makeTestApp({ rateLimitPerMinute: 1 })
    const ask = (path: string, address: string) => app.request(path, {}, fromAddress(address))
    for (const path of ['/api/region', '/ipfs/none', '/readyz']) {
      expect((await ask(path, '2001:db8:1:1::1')).status).not.toBe(429)
      expect((await ask(path, '2001:db8:1:1:ffff::2')).status).toBe(429)
      expect((await ask(path, '2001:db8:1:2::1')).status).not.toBe(429)
    }
  })

  it('cannot be passed by inventing a forwarded address', async () => {
    const { app } = makeTestApp({ rateLimitPerMinute: 1 })
    const ask = (forwarded: string) =>
      app.request(
        '/api/region',
        { headers: { 'x-forwarded-for': forwarded } },
        fromAddress('203.0.113.1'),
      )
    await ask('198.51.100.1')
    expect((await ask('198.51.100.2')).status).toBe(429)
  })

  it('refuse a large body', async () => {
    const { app } = makeTestApp()
    const response = await app.request('/api/region', {
      method: 'POST',
      body: 'x'.repeat(20_000),
      headers: { 'content-length': '40000' },
    })
    expect(await errorOf(response)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
  })
})

describe('headers', () => {
  it('keep every answer from being sniffed, framed or embedded', async () => {
    const { app } = makeTestApp()
    for (const path of ['/api/region', '/api/tokens?limit=0', '/healthz', '/api/reference']) {
      const { headers } = await app.request(path)
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('X-Frame-Options')).toBe('DENY')
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    }
  })

  it('let no other origin read unless it is named', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const closed = await makeTestApp().app.request('/api/region', { headers })
    expect(closed.headers.get('Access-Control-Allow-Origin')).toBeNull()
    const { app } = makeTestApp({ allowedOrigins: ['https://elsewhere.example'] })
    const open = await app.request('/api/region', { headers })
    expect(open.headers.get('Access-Control-Allow-Origin')).toBe('https://elsewhere.example')
  })

  it('spare a client the body that it has', async () => {
    const { app } = makeTestApp()
    const first = await app.request('/api/openapi.json')
    const tag = first.headers.get('ETag') ?? ''
    const second = await app.request('/api/openapi.json', { headers: { 'if-none-match': tag } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    const other = await app.request('/api/openapi.json', {
      headers: { 'if-none-match': 'W/"other"' },
    })
    expect(other.status).toBe(200)
  })
})

describe('the region', () => {
  const ask = async (
    change: Parameters<typeof makeTestApp>[0],
    address: string,
    forwarded?: string,
  ) => {
    const { app } = makeTestApp(change)
    const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
    const response = await app.request('/api/region', { headers }, fromAddress(address))
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    return response.json()
  }

  it('is that of the address, not of what the client claims', async () => {
    const findCountry = (address: string) => (address === '198.51.100.1' ? 'CN' : 'DE')
    expect(await ask({ findCountry }, '198.51.100.1')).toEqual({
      restricted: true,
      country: 'CN',
      source: 'database',
    })
    expect(await ask({ findCountry }, '203.0.113.1', '198.51.100.1')).toMatchObject({
      restricted: false,
      country: 'DE',
    })
    const trustedProxies = makeTrustedProxies(['203.0.113.0/24'])
    expect(await ask({ findCountry, trustedProxies }, '203.0.113.1', '198.51.100.1')).toMatchObject(
      { country: 'CN' },
    )
  })

  it('counts as restricted when the look-up fails or finds nothing', async () => {
    const failing = () => {
      throw new Error('no database')
    }
    const unknown = { restricted: true, country: null, source: 'unknown' }
    expect(await ask({ findCountry: failing }, '203.0.113.1')).toEqual(unknown)
    expect(await ask({ findCountry: () => undefined }, '203.0.113.1')).toEqual(unknown)
    expect(await ask({}, 'not an address')).toEqual(unknown)
  })

  it('of a local address is the configured one', async () => {
    const rules = (localCountry: string | undefined) => ({
      regionRules: { restrictedCountries: ['CN'], localCountry },
    })
    expect(await ask(rules('none'), '127.0.0.1')).toEqual({
      restricted: false,
      country: null,
      source: 'configured',
    })
    expect(await ask(rules('CN'), '::ffff:192.168.1.4')).toMatchObject({
      restricted: true,
      country: 'CN',
    })
    expect(await ask(rules(undefined), '::1')).toMatchObject({
      restricted: true,
      source: 'unknown',
    })
  })
})

it('no shape of the OpenAPI document is null itself: what holds it says whether it may be missing', async () => {
  const { app } = makeTestApp()
  const { components } = (await (await app.request('/api/openapi.json')).json()) as {
    components: { schemas: Record<string, { type?: string | string[] }> }
  }
  const nullable = Object.entries(components.schemas).filter(([, { type }]) =>
    [type ?? []].flat().includes('null'),
  )
  expect(nullable.map(([name]) => name)).toEqual([])
})

describe('the reference', () => {
  it('is one page that loads nothing, with every route and shape', async () => {
    const { app } = makeTestApp()
    const html = await (await app.request('/api/reference')).text()
    const document = (await (await app.request('/api/openapi.json')).json()) as {
      paths: Record<string, unknown>
      components: { schemas: Record<string, unknown> }
    }
    for (const path of Object.keys(document.paths)) expect(html).toContain(`/api${path}`)
    for (const name of Object.keys(document.components.schemas))
      expect(html).toContain(`id="schema-${name}"`)
    expect(html).toContain('Body, required: <a href="#schema-LoginInput">LoginInput</a>')
    const login = html.slice(html.indexOf('id="schema-LoginInput"')).split('</section>')[0]
    expect(login).toMatch(/<code>password<\/code><\/th><td>string, [^<]*required/)
    expect(html).not.toMatch(/<script|src=|https?:\/\//)
  })
})
