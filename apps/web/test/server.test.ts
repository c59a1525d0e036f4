import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appShellScriptSource } from '../server/app-shell-script.ts'
import { createApp } from '../server/create-app.ts'
import { PagePreloads } from '../server/page-preloads.ts'
import { readServerConfiguration } from '../server/server-configuration.ts'
import { ServerConfigurationError } from '../server/server-configuration-error.ts'
import { StaticFiles } from '../server/static-files.ts'

const page =
  '<!doctype html><html><head><meta charset="utf-8"><title>Slipway</title><meta name="description" content="Plain" /><script type="module" src="/assets/main-1.js"></script></head><body></body></html>'
const SHARED = `0x${'7'.repeat(40)}`
const SHARED_CARD = {
  kindText: 'Token',
  title: '"><script>alert(1)</script>$&',
  symbol: 'GLD',
  network: 'Core',
  state: null,
  figures: [{ label: 'Holders', value: '12' }],
  badges: ['KYC', 'Audit'],
  note: 'Look first.',
}
let cardsAsked = 0
let directory: string
let api: Server
let web: ReturnType<typeof serve>
let base: string

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

async function startWeb(apiUrl: string, more: Readonly<Record<string, string>> = {}) {
  const configuration = readServerConfiguration({
    ...more,
    API_URL: apiUrl,
    PORT: '0',
    SLIPWAY_DEVELOPMENT: '1',
    // The services' own nodes: their addresses may hold keys.
    SLIPWAY_CHAINS: '[{"chainId":31337,"rpcUrl":"http://127.0.0.1:8545/a-key-of-ours"}]',
    SLIPWAY_PUBLIC_CHAINS: '[{"chainId":31337,"rpcUrl":"http://127.0.0.1:8545"}]',
    SLIPWAY_LINKS: '{"docs":"https://docs.test/</script>"}',
  })
  const app = createApp(configuration, new StaticFiles(directory), new PagePreloads(directory))
  return new Promise<{ server: ReturnType<typeof serve>; url: string }>((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ server, url: `http://127.0.0.1:${port}` }),
    )
  })
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'slipway-web-'))
  mkdirSync(join(directory, 'assets'))
  mkdirSync(join(directory, '.vite'))
  writeFileSync(join(directory, 'index.html'), page)
  writeFileSync(join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(directory, 'assets', 'main-1.js'), 'export const a = 1;'.repeat(50))
  const manifest = {
    // The page's own start stands in the page: the manifest knows the files that it names.
    '_main.js': { file: 'assets/main-1.js', imports: ['_frame.js'] },
    '_frame.js': { file: 'assets/frame-5.js', css: ['assets/frame-5.css'] },
    '_part.js': { file: 'assets/part-6.js', css: ['assets/part-6.css'], imports: ['_deep.js'] },
    '_deep.js': { file: 'assets/deep-7.js', imports: ['_part.js', '_frame.js'] },
    'src/routes/token/detail.$id.tsx?tsr-split=component': {
      file: 'assets/detail-2.js',
      imports: ['_frame.js', '_part.js'],
    },
    'src/routes/$.tsx?tsr-split=component': { file: 'assets/rest-3.js' },
    '../../packages/chains/src/definitions/core.ts?alone': { file: 'assets/core-4.js' },
  }
  writeFileSync(join(directory, '.vite', 'manifest.json'), JSON.stringify(manifest))
  api = createServer((request, response) => {
    if (request.url === '/api/echo?x=1') {
      response.end(
        JSON.stringify({ method: request.method, for: request.headers['x-forwarded-for'] }),
      )
    } else if (request.url === '/ipfs/file') {
      response.setHeader('cross-origin-resource-policy', 'cross-origin').end('bytes')
    } else if (request.url?.startsWith(`/api/share/cards/token/${SHARED}`)) {
      cardsAsked++
      response.end(JSON.stringify(SHARED_CARD))
    } else response.writeHead(404).end('{"error":{"code":"ROUTE_NOT_FOUND","message":"no"}}')
  })
  const port = await listen(api)
  const started = await startWeb(`http://127.0.0.1:${port}`)
  web = started.server
  base = started.url
})

afterAll(() => {
  web.close()
  api.close()
  rmSync(directory, { recursive: true })
})

describe('the page', () => {
  test('answers every screen address with the configuration in a data block', async () => {
    const response = await fetch(`${base}/token/detail/7?chain=core`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const block = /<script type="application\/json" id="slipway-runtime">(.*?)<\/script>/.exec(html)
    expect(JSON.parse(block?.[1] ?? '')).toEqual({
      development: true,
      chains: [{ chainId: 31337, rpcUrl: 'http://127.0.0.1:8545' }],
      links: { docs: 'https://docs.test/</script>' },
      relays: [],
    })
  })

  test('allows scripts of this origin alone and styles by a fresh nonce', async () => {
    const [first, second] = await Promise.all([fetch(`${base}/`), fetch(`${base}/`)])
    const policy = first.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${appShellScriptSource};`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-inline')
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '-'
    expect(await first.text()).toContain(`<meta name="slipway-style-nonce" content="${nonce}">`)
    expect(second.headers.get('content-security-policy')).not.toContain(nonce)
  })

  test('stands in nobody’s frame, but for the embedded presale', async () => {
    const presale = `0x${'5'.repeat(40)}`
    const framed = (await fetch(`${base}/presale/embed/${presale}`)).headers
    expect(framed.get('x-frame-options')).toBeNull()
    expect(framed.get('content-security-policy')).toContain('frame-ancestors *')
    for (const path of ['/', `/presale/detail/${presale}`, '/presale/embed/list']) {
      const { headers } = await fetch(`${base}${path}`)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })

  test.each(['br', 'gzip'])(
    'is sent as %s to whoever takes that, and unchanged',
    async (encoding) => {
      const plain = await fetch(`${base}/search`, { headers: { 'accept-encoding': 'identity' } })
      const response = await fetch(`${base}/search`, { headers: { 'accept-encoding': encoding } })
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toBe('accept-encoding')
      expect(response.headers.get('content-type')).toBe(plain.headers.get('content-type'))
      const withoutNonce = async (answer: Response) =>
        (await answer.text()).replaceAll(/[\w+/]{22}==/g, '')
      expect(await withoutNonce(response)).toBe(await withoutNonce(plain))
      expect(Number(response.headers.get('content-length'))).toBeLessThan(
        Number(plain.headers.get('content-length')),
      )
    },
  )

  test('may connect to the offered nodes alone', async () => {
    const html = await (await fetch(`${base}/`)).text()
    const policy = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(policy).toMatch(/^connect-src 'self' /)
    expect(policy).toContain('http://127.0.0.1:8545')
    expect(policy).toContain('https://bsc-rpc.publicnode.com')
    expect(policy).not.toContain(' https: ')
    expect(html.indexOf('content-security-policy')).toBeLessThan(
      html.indexOf('<script type="module"'),
    )
  })

  test('names the screen and the network to load beside the frame', async () => {
    const html = await (await fetch(`${base}/token/detail/7?chain=core`)).text()
    expect(html).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/detail-2.js">',
    )
    expect(html).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/core-4.js">',
    )
    expect(await (await fetch(`${base}/presale/list`)).text()).toContain('/assets/rest-3.js')
  })

  test('names what the screen imports too, however far, and nothing that the frame loads anyway', async () => {
    const html = await (await fetch(`${base}/token/detail/7?chain=core`)).text()
    for (const file of ['part-6.js', 'deep-7.js']) {
      expect(
        html.split(
          `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${file}">`,
        ),
      ).toHaveLength(2)
    }
    expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/part-6.css">')
    expect(html).not.toContain('frame-5')
  })
})

describe('the head of a page that is shared', () => {
  const tagOf = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

  test('names what it is about and its picture, whoever asks, and asks the API once a minute', async () => {
    const url = `${base}/token/view/${SHARED}?chain=core`
    const agents = ['Mozilla/5.0', 'Twitterbot/1.0', '']
    const pages = await Promise.all(
      agents.map(async (agent) => (await fetch(url, { headers: { 'user-agent': agent } })).text()),
    )
    expect(cardsAsked).toBe(1)
    for (const html of pages) {
      expect(tagOf(html, 'og:image')).toBe(`${base}/api/share/images/token/${SHARED}?chain=core`)
      expect(tagOf(html, 'og:url')).toBe(url)
      expect(tagOf(html, 'twitter:card')).toBe('summary_large_image')
      expect(tagOf(html, 'description')).toBe(
        'Token · Core · KYC · Audit · Holders: 12 · Look first.',
      )
      expect(html.match(/<title>/g)).toHaveLength(1)
    }
  })

  test('holds a hostile name as text alone', async () => {
    const html = await (await fetch(`${base}/token/view/${SHARED}?chain=core`)).text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain(
      '<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; (GLD) · Slipway</title>',
    )
  })

  test.each([`/token/view/0x${'8'.repeat(40)}`, '/token/list', '/token/view/none'])(
    'is the plain one where there is nothing to say: %s',
    async (path) => {
      const html = await (await fetch(`${base}${path}`)).text()
      expect(html).toContain('<title>Slipway</title>')
      expect(tagOf(html, 'og:image')).toBe(`${base}/share.png`)
      expect(tagOf(html, 'description')).toBeUndefined()
      expect(html).toContain('<meta name="description" content="Plain" />')
    },
  )

  test('is the plain one while the API is away', async () => {
    const { server, url } = await startWeb('http://127.0.0.1:9')
    const response = await fetch(`${url}/token/view/${SHARED}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Slipway</title>')
    server.close()
  })
})

describe('files', () => {
  test('are compressed and never change', async () => {
    const response = await fetch(`${base}/assets/main-1.js`, {
      headers: { 'accept-encoding': 'br' },
    })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toContain('export const a = 1;')
  })

  test.each(['/assets/gone-9.js', '/robots.txt', '/.vite/manifest.json'])(
    'a missing one is never answered with the page: %s',
    async (path) => {
      const response = await fetch(`${base}${path}`)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('<html')
    },
  )
})

describe('the API', () => {
  test('gets requests with the address of the client', async () => {
    const response = await fetch(`${base}/api/echo?x=1`, { method: 'POST', body: '{}' })
    expect(await response.json()).toEqual({ method: 'POST', for: '127.0.0.1' })
  })

  /** Sends what `fetch` would not. @returns status line and body */
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(base)
      const socket = connect(Number(port), hostname, () => socket.write(text))
      let answer = ''
      socket.on('data', (part) => {
        answer += String(part)
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(answer))
    })

  test.each([
    'Connection: close, X-Forwarded-For',
    'Connection: close, Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
    'Connection: close\r\nTE: trailers\r\nProxy-Connection: keep-alive',
  ])('is asked whatever a client says of its own connection: %j', async (header) => {
    const answer = await send(`GET /api/echo?x=1 HTTP/1.1\r\nHost: web\r\n${header}\r\n\r\n`)
    expect(answer).toContain('HTTP/1.1 200')
    expect(answer).toContain('{"method":"GET","for":"127.0.0.1"}')
  })

  test('is not asked by methods that nobody serves', async () => {
    const answer = await send('TRACE /api/echo HTTP/1.1\r\nHost: web\r\nConnection: close\r\n\r\n')
    expect(answer).toContain('HTTP/1.1 405')
    expect(answer).toContain('METHOD_NOT_ALLOWED')
  })

  test('says what its answers may be used for; everything else stays with this site', async () => {
    const file = await fetch(`${base}/ipfs/file`)
    expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    const page = await fetch(`${base}/`)
    expect(page.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('refuses an upload in its own words while it is still being sent', async () => {
    // As the API beyond what it reads for nothing: it answers, listens a little longer, and ends the connection.
    const refusing = createServer((request, response) => {
      response
        .writeHead(413, { 'content-type': 'application/json' })
        .end('{"error":{"code":"BODY_TOO_LARGE"}}')
      setTimeout(() => request.socket.destroySoon(), 300)
    })
    const port = await listen(refusing)
    const { server, url } = await startWeb(`http://127.0.0.1:${port}`)
    for (let time = 0; time < 3; time++) {
      const body = new Uint8Array(24 * 1024 * 1024)
      const answer = await fetch(`${url}/api/ipfs/logo`, { method: 'POST', body })
      expect(answer.status).toBe(413)
      expect(await answer.json()).toEqual({ error: { code: 'BODY_TOO_LARGE' } })
    }
    server.close()
    refusing.close()
  })

  test('is given a body however long it takes to come, and its length', async () => {
    const taking = createServer(async (request, response) => {
      let bytes = 0
      for await (const part of request) bytes += (part as Buffer).length
      const { 'content-length': length, 'x-forwarded-for': client } = request.headers
      response
        .setHeader('set-cookie', ['a=1', 'b=2'])
        .end(JSON.stringify({ bytes, length, client }))
    })
    const port = await listen(taking)
    const { server, url } = await startWeb(`http://127.0.0.1:${port}`)
    const body = new Uint8Array(3_000_000)
    const answer = await fetch(`${url}/api/ipfs/logo`, { method: 'POST', body })
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await answer.json()).toEqual({
      bytes: body.length,
      length: String(body.length),
      client: expect.stringContaining('127.0.0.1'),
    })
    const stream = new Blob([body]).stream()
    const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit
    const chunked = await fetch(`${url}/api/ipfs/logo`, init)
    expect(await chunked.json()).toMatchObject({ bytes: body.length })
    server.close()
    taking.close()
  })

  test('that is away is not this server’s end: it says by itself that it lives', async () => {
    const { server, url } = await startWeb('http://127.0.0.1:1')
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(502)
    server.close()
  })

  test('and pages are asked for by https alone once they were', async () => {
    for (const path of ['/', '/assets/main-1.js', '/ipfs/file', '/healthz']) {
      const { headers } = await fetch(`${base}${path}`)
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=15552000/)
    }
  })

  test('keeps its own errors', async () => {
    const response = await fetch(`${base}/api/none`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'ROUTE_NOT_FOUND' } })
  })

  test('that is down is a clear 502 in the form of its errors', async () => {
    const { server, url } = await startWeb('http://127.0.0.1:9')
    const response = await fetch(`${url}/api/status`)
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({
      error: { code: 'NETWORK', message: 'The API cannot be reached.' },
    })
    server.close()
  })
})

describe('the wallet of Safes', () => {
  const origin = 'https://app.safe.global'

  test('may not frame the site, nor read what it would need of it, unless the operator allows it', async () => {
    expect((await fetch(`${base}/manifest.json`)).status).toBe(404)
    const { headers } = await fetch(`${base}/favicon.svg`)
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('frames every page where it is allowed, and nobody else does', async () => {
    const { server, url } = await startWeb('http://127.0.0.1:1', { SLIPWAY_SAFE_ORIGINS: origin })
    const { headers } = await fetch(`${url}/token/create`)
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${origin}`)
    expect(headers.get('x-frame-options')).toBeNull()
    const html = await (await fetch(`${url}/`)).text()
    expect(html).toContain(`"safeOrigins":["${origin}"]`)
    const embed = (await fetch(`${url}/presale/embed/0x${'5'.repeat(40)}`)).headers
    expect(embed.get('content-security-policy')).toContain('frame-ancestors *')
    const script = (await fetch(`${url}/assets/main-1.js`)).headers
    expect(script.get('x-frame-options')).toBe('DENY')
    server.close()
  })

  test('reads the manifest and shows the icon from its own origin', async () => {
    const { server, url } = await startWeb('http://127.0.0.1:1', { SLIPWAY_SAFE_ORIGINS: origin })
    const response = await fetch(`${url}/manifest.json`, { headers: { origin } })
    const manifest = (await response.json()) as Record<string, string>
    expect(manifest).toEqual({
      name: 'Slipway',
      description: expect.stringContaining('Create tokens'),
      iconPath: 'favicon.svg',
    })
    const icon = await fetch(`${url}/${manifest.iconPath}`)
    for (const { headers } of [response, icon]) {
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
    server.close()
  })

  test.each([
    ['*'],
    ['https://*.safe.global'],
    ['https://app.safe.global/'],
    ['http://app.safe.global'],
    ["'self'"],
    ["https://app.safe.test;script-src'unsafe-inline'"],
    ['https://app.safe.test,default-src'],
    ['https://app.safe.global https://evil.test'],
    ['data:text/html'],
  ])('%s is no origin of one', (text) => {
    expect(() => readServerConfiguration({ SLIPWAY_SAFE_ORIGINS: text })).toThrow(
      'SLIPWAY_SAFE_ORIGINS',
    )
  })

  test('may be several, and on a developer’s machine one of this machine', () => {
    const text = `${origin}, https://safe.other.test,`
    expect(readServerConfiguration({ SLIPWAY_SAFE_ORIGINS: text }).runtime.safeOrigins).toEqual([
      origin,
      'https://safe.other.test',
    ])
    const local = 'http://127.0.0.1:9000'
    const development = { SLIPWAY_DEVELOPMENT: '1', SLIPWAY_SAFE_ORIGINS: local }
    expect(readServerConfiguration(development).runtime.safeOrigins).toEqual([local])
  })
})

describe('WalletConnect', () => {
  const projectId = '0123456789abcdef0123456789abcdef'
  const project = { SLIPWAY_WALLETCONNECT_PROJECT_ID: projectId }
  const pageOf = async (more: Readonly<Record<string, string>>) => {
    const { server, url } = await startWeb('http://127.0.0.1:1', more)
    const response = await fetch(`${url}/`)
    const policy = response.headers.get('content-security-policy') ?? ''
    const html = await response.text()
    server.close()
    return { policy, html, connections: /connect-src 'self' [^"]*/.exec(html)?.[0] ?? '' }
  }

  test('is nowhere in the page unless the operator has a project', async () => {
    const { policy, html, connections } = await pageOf({})
    expect(connections).toContain('http://127.0.0.1:8545')
    expect(policy + html).not.toMatch(/walletconnect/i)
  })

  test('adds its relay to what the page may reach, and no other host', async () => {
    const without = await pageOf({})
    const { html, connections } = await pageOf(project)
    const relay = 'wss://relay.walletconnect.org'
    expect(html).toContain(`"walletConnect":{"projectId":"${projectId}","relayUrl":"${relay}"}`)
    const added = connections.split(' ').filter((origin) => !without.connections.includes(origin))
    expect(added).toEqual([relay])
  })

  test('goes through another relay where the operator has one', async () => {
    const text = 'ws://127.0.0.1:9000/relay/'
    const { policy, connections } = await pageOf({ ...project, SLIPWAY_WALLETCONNECT_RELAY: text })
    expect(connections).toContain('ws://127.0.0.1:9000')
    expect(connections).not.toContain('walletconnect.org')
    // The header lets every encrypted connection pass, and of the others those that are named.
    expect(policy).toContain('ws://127.0.0.1:9000')
    for (const plain of ['wss://relay.example:8443', 'wss://[::1]:9000', 'wss://a_b.relay.example'])
      expect(() =>
        readServerConfiguration({ ...project, SLIPWAY_WALLETCONNECT_RELAY: plain }),
      ).not.toThrow()
    const own = { ...project, SLIPWAY_WALLETCONNECT_RELAY: 'wss://relay.example/wc/' }
    expect(readServerConfiguration(own).runtime.walletConnect).toEqual({
      projectId,
      relayUrl: 'wss://relay.example/wc',
    })
  })

  test.each([
    '',
    'abc',
    projectId.toUpperCase(),
    `${projectId}0`,
    `${projectId}\n`,
    'g'.repeat(32),
  ])('"%s" is no project', (text) => {
    const read = () => readServerConfiguration({ SLIPWAY_WALLETCONNECT_PROJECT_ID: text })
    if (text === '') expect(read().runtime.walletConnect).toBeUndefined()
    else expect(read).toThrow('SLIPWAY_WALLETCONNECT_PROJECT_ID')
  })

  test.each([
    'relay.example',
    'https://relay.example',
    'ws://127.0.0.1:9000',
    'wss://*.example',
    'wss://me:secret@relay.example',
    'wss://relay.example?key=1',
    'wss://relay.example#1',
    "wss://relay.example;script-src'unsafe-inline'",
    'wss://relay.example,default-src',
    'wss://relay"example',
  ])('%s is no relay', (text) => {
    const read = () => readServerConfiguration({ ...project, SLIPWAY_WALLETCONNECT_RELAY: text })
    expect(read).toThrow('SLIPWAY_WALLETCONNECT_RELAY')
  })

  test('a relay without a project is a mistake, and said to be one', () => {
    const relay = { SLIPWAY_WALLETCONNECT_RELAY: 'wss://relay.example' }
    expect(() => readServerConfiguration(relay)).toThrow('SLIPWAY_WALLETCONNECT_PROJECT_ID')
  })
})

describe('the configuration', () => {
  test('is loopback on port 3000 by default, in production', () => {
    expect(readServerConfiguration({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      apiUrl: 'http://127.0.0.1:4000',
      runtime: { development: false, chains: [], links: {}, relays: [] },
    })
  })

  test.each([
    ['PORT', 'eighty'],
    ['API_URL', 'nowhere'],
    ['SLIPWAY_PUBLIC_CHAINS', '{'],
    ['SLIPWAY_PUBLIC_CHAINS', '[{"chainId":"56"}]'],
    ['SLIPWAY_PUBLIC_CHAINS', '[{"chainId":31337,"rpcUrl":"http://127.0.0.1:1"}]'],
    ['SLIPWAY_PUBLIC_CHAINS', '[{"chainId":56,"rpcUrl":"https://me:secret@node.test"}]'],
    ['SLIPWAY_PUBLIC_CHAINS', '[{"chainId":56,"rpcUrl":"https://node.test/?key=secret"}]'],
    [
      'SLIPWAY_PUBLIC_CHAINS',
      '[{"chainId":56,"rpcUrl":"https://node.test","wsUrl":"wss://node.test/ws?key=secret"}]',
    ],
    ['SLIPWAY_PUBLIC_CHAINS', '[{"chainId":56,"rpcUrl":"https://node.test;script-src"}]'],
    [
      'SLIPWAY_PUBLIC_CHAINS',
      '[{"chainId":56,"rpcUrl":"https://node.test","wsUrl":"wss://node,test"}]',
    ],
    ['SLIPWAY_PUBLIC_CHAINS', '[{"chainId":56,"rpcUrl":"https://*.test"}]'],
    ['SLIPWAY_LINKS', '{"chat":"javascript:alert(1)"}'],
    ['SLIPWAY_LINKS', '{"email":"nobody"}'],
    ['SLIPWAY_PRIVATE_RELAYS', '{'],
    ['SLIPWAY_PRIVATE_RELAYS', '[{"chainId":1,"name":"R","url":"http://relay.test"}]'],
  ])('%s=%s is refused by name', (variable, value) => {
    expect(() => readServerConfiguration({ [variable]: value })).toThrow(ServerConfigurationError)
    expect(() => readServerConfiguration({ [variable]: value })).toThrow(variable)
  })
})
