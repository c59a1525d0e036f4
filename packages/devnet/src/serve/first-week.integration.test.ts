import { mkdtempSync, rmSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findFreePort } from '@slipway/database/connection/find-free-port'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ServeProcess, startServeProcess } from '../../test/serve-process.ts'
import { takeServePlace } from '../../test/take-serve-place.ts'

const KEY = 'b7c1f0e2keyofthenode'
const RATE = 8
/** A visitor who is never refused asks this often: on a slow machine some of the rate comes back meanwhile. */
const TRIES = 60
/** The web app may have to be built first, and other tests may have the place. */
const START_MS = 1_200_000
const SAID_MS = 90_000
const WARN = 40

const ask = (options: RequestOptions) =>
  new Promise<IncomingMessage>((settle, fail) => {
    request({ host: '127.0.0.1', agent: false, ...options }, settle)
      .once('error', fail)
      .end()
  })

/** What an operator puts before the site: it says for whom it asks. */
async function startProxy(webPort: number): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    const { visitor, ...headers } = incoming.headers
    const { url: path, method } = incoming
    ask({ port: webPort, path, method, headers: { ...headers, 'x-forwarded-for': visitor } }).then(
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
      () => outgoing.writeHead(502).end(),
    )
  })
  await new Promise<void>((settle) => proxy.listen(0, '127.0.0.1', settle))
  return proxy
}

describe('the whole server, as an operator starts it', () => {
  let leavePlace: () => Promise<void>
  let folder: string
  let database: TestDatabase
  let proxy: Server
  let port: number
  let server: ServeProcess

  /** @param visitor whom the proxy names */
  const visitBehindProxy = (path: string, visitor = '198.51.100.1') =>
    ask({ port: (proxy.address() as AddressInfo).port, path, headers: { visitor } })
  /** @param visitor the address from which the web server itself is asked */
  const visit = (path: string, visitor: string) => ask({ port, path, localAddress: visitor })
  const said = (what: string) => server.log().filter(({ msg }) => msg === what)

  beforeAll(async () => {
    leavePlace = await takeServePlace()
    folder = mkdtempSync(join(tmpdir(), 'slipway-first-week-'))
    database = await testEngine.start()
    port = await findFreePort()
    const node = `http://127.0.0.1:${await findFreePort()}/${KEY}`
    server = startServeProcess(['--directory', folder], {
      PORT: String(port),
      DATABASE_URL: database.url,
      SLIPWAY_CHAINS: JSON.stringify([{ chainId: 56, rpcUrl: node }]),
      SLIPWAY_API_RATE_LIMIT: String(RATE),
    })
    proxy = await startProxy(port)
    const answering = () => server.log().filter(({ msg }) => msg.includes('answers at')).length
    await vi.waitUntil(
      () => {
        if (server.child.exitCode !== null) throw new Error(server.lines.join('\n'))
        return answering() === 3
      },
      { timeout: START_MS, interval: 250 },
    )
  }, START_MS)

  afterAll(async () => {
    await server?.stop()
    proxy?.closeAllConnections()
    proxy?.close()
    await database?.stop()
    await leavePlace?.()
    rmSync(folder, { recursive: true, force: true })
  })

  it('tells nobody the key of a node: no page, no script, no answer and no line of the log', async () => {
    const paths = ['/', '/index', '/token/create?chain=bsc', '/api/status', '/api/openapi.json']
    const read = async (path: string) => {
      const answer = await visitBehindProxy(path)
      expect([path, answer.statusCode]).toEqual([path, 200])
      return text(answer)
    }
    const texts = await Promise.all(paths.map(read))
    const scripts = new Set(
      texts.flatMap((page) =>
        [...page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([one]) => one),
      ),
    )
    expect(scripts.size).toBeGreaterThan(1)
    for (const script of scripts) texts.push(await read(script))
    expect(texts.filter((one) => one.includes(KEY))).toEqual([])
    expect(server.lines.filter((line) => line.includes(KEY))).toEqual([])
  })

  it.each([
    ['behind a proxy', visitBehindProxy, ['203.0.113.7', '203.0.113.8']],
    ['without one', visit, ['127.0.0.7', '127.0.0.8']],
  ] as const)('%s counts the requests of each visitor', async (_where, go, [first, second]) => {
    const statusOf = async (visitor: string) => {
      const answer = await go('/api/region', visitor)
      answer.resume()
      return answer.statusCode
    }
    const statuses: (number | undefined)[] = []
    while (statuses.at(-1) !== 429 && statuses.length < TRIES) statuses.push(await statusOf(first))
    expect(statuses.slice(0, RATE)).toEqual(Array(RATE).fill(200))
    expect(statuses.at(-1)).toBe(429)
    expect([await statusOf(second), await statusOf(second)]).toEqual([200, 200])
  })

  it('says at its usual level that work in the background fails, and when it goes on', async () => {
    const [failed, goesOn] = ['a turn of work failed', 'work goes on']
    expect(said(failed)).toEqual([])
    await database.pause()
    await expect.poll(() => said(failed), { timeout: SAID_MS }).not.toEqual([])
    expect(said(failed)[0]).toMatchObject({ level: WARN, process: 'api' })
    await database.resume()
    await expect.poll(() => said(goesOn), { timeout: SAID_MS }).not.toEqual([])
  }, 240_000)
})
