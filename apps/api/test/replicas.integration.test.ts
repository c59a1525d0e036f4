import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testEngines } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFiles } from '../src/files/check-files.ts'
import { makeDiskStore } from '../src/files/disk-store.ts'
import { type ApiProcess, startApiProcess } from './api-process.ts'
import { seedIndex } from './seed-index.ts'
import { redisMissing, startRedis, type TestRedis } from './start-redis.ts'

const REPLICAS = 3
const RATE = 40
const MOST_VISITORS = 8

/** A server of its own where there is one; CPU and state are asked of the processes alone. */
const [embedded, server] = testEngines
const engine = server.missing ? embedded : server

describe(`several API processes on ${engine.name}`, () => {
  let database: TestDatabase
  let redis: TestRedis | undefined
  let folder: string
  let replicas: ApiProcess[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'slipway-replicas-'))
    database = await engine.start()
    if (!redisMissing) redis = await startRedis()
    const environment = {
      DATABASE_URL: database.url,
      SLIPWAY_FILES_DIRECTORY: folder,
      SLIPWAY_API_RATE_LIMIT: String(RATE),
      SLIPWAY_VERIFY: '0',
      SLIPWAY_SECRET: 'the same for all of these processes',
      SLIPWAY_ACCOUNT_RATE_LIMIT: '0',
      SLIPWAY_TRUSTED_PROXIES: '127.0.0.1',
      ...(redis ? { SLIPWAY_REDIS_URL: redis.url } : {}),
    }
    // All at once, on a database without a table.
    replicas = await Promise.all(
      Array.from({ length: REPLICAS }, () => startApiProcess(environment)),
    )
  })

  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.kill()))
    await redis?.stop()
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A visitor of one process, as a proxy in front of it tells. */
  const ask = (replica: ApiProcess | undefined, path: string, visitor: string, more: object = {}) =>
    fetch(`${replica?.base}${path}`, { headers: { 'x-forwarded-for': visitor }, ...more })

  it('make the tables of a fresh database once, together', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 1 })
    pool.on('error', () => undefined)
    const look = async () =>
      (await pool.query('SELECT hash FROM app.migration').catch(() => undefined))?.rows ?? []
    await expect.poll(look, { timeout: 30_000 }).not.toEqual([])
    const hashes = (await look()).map(({ hash }) => hash)
    await pool.end()
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it('answer each question alike, whichever is asked, and keep what any of them was told', async () => {
    await seedIndex(database.url)
    const paths = ['/api/tokens?chain=bsc', '/api/stats', '/api/chains', '/api/openapi.json']
    for (const path of paths) {
      const answers = await Promise.all(replicas.map((each) => ask(each, path, '203.0.113.1')))
      const bodies = await Promise.all(answers.map((answer) => answer.text()))
      expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
      expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
      // A refusal carries its request's own number.
      if (answers[0]?.ok) expect(new Set(bodies).size).toBe(1)
    }
    const body = JSON.stringify({ name: 'Everywhere', symbol: 'ALL' })
    const kept = await fetch(`${replicas[0]?.base}/api/ipfs/metadata`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { url, cid } = (await kept.json()) as { url: string; cid: string }
    for (const replica of replicas) {
      expect(await (await ask(replica, url, '203.0.113.1')).json()).toMatchObject({ symbol: 'ALL' })
    }
    const store = makeDiskStore(folder)
    expect(await checkFiles(database.url, store)).toEqual({ checked: 1, missing: [] })
    const [place = ''] = readdirSync(folder)
    writeFileSync(join(folder, place, cid), 'something else')
    expect(await checkFiles(database.url, store)).toEqual({ checked: 1, missing: [cid] })
  })

  /** Requests that the processes counted alone, because Redis did not answer them in a tenth of a second. */
  async function countedAlone(): Promise<number> {
    const counts = replicas.map(async ({ base }) => {
      const text = await (await fetch(`${base}/metrics`)).text()
      return Number(/^slipway_api_rate_limit_alone_total (\d+)$/m.exec(text)?.[1])
    })
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  }

  /** What one visitor gets of all processes by turns. */
  async function askByTurns(visitor: string): Promise<number[]> {
    const statuses: number[] = []
    for (let turn = 0; turn < RATE + 6; turn++)
      statuses.push((await ask(replicas[turn % REPLICAS], '/api/region', visitor)).status)
    return statuses
  }

  it.skipIf(redisMissing)('allow a visitor one rate together', async () => {
    // On a machine that is busy Redis may be late; what was counted alone says nothing of counting together.
    let statuses: number[] = []
    for (let visitor = 1; visitor <= MOST_VISITORS; visitor++) {
      const before = await countedAlone()
      statuses = await askByTurns(`198.18.0.${visitor}`)
      if ((await countedAlone()) === before) break
    }
    expect(statuses.slice(0, RATE).filter((status) => status !== 200)).toEqual([])
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  it.skipIf(redisMissing)('allow as many guesses together as one of them alone', async () => {
    const codesOf = async (tries: number, path: string, body: object, visitors: string[]) => {
      const codes: string[] = []
      for (let turn = 0; turn < tries; turn++) {
        const answer = await ask(replicas[turn % REPLICAS], path, '', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': visitors[turn % visitors.length] ?? '',
          },
          body: JSON.stringify(body),
        })
        const { error } = (await answer.json()) as { error?: { code: string } }
        codes.push(error?.code ?? 'OK')
      }
      return codes
    }
    const login = { email: 'ada@example.org', password: 'a guess' }
    const guesses = await codesOf(12, '/api/auth/login', login, ['203.0.113.9'])
    expect(guesses.slice(0, 10)).toEqual(Array(10).fill('CREDENTIALS_WRONG'))
    expect(guesses.slice(10)).toEqual(['TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS'])

    const lost = { email: 'ada@example.org', language: 'en-US' }
    const visitors = ['203.0.113.10', '198.51.100.1', '192.0.2.1']
    const mails = await codesOf(5, '/api/auth/forge-password', lost, visitors)
    expect(mails).toEqual(['OK', 'OK', 'OK', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS'])
  })
})
