import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiProcess, startApiProcess } from './api-process.ts'

const WRITERS = 6
const PAUSE_MS = 10

describe(`kill -9 under writes, on ${testEngine.name}`, () => {
  let folder: string
  let database: TestDatabase
  const replicas: ApiProcess[] = []
  /** Addresses that the API answered with: it promised to have these. */
  const acknowledged: string[] = []
  let written = 0
  let isWriting = true

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'slipway-kill-'))
    database = await testEngine.start()
    await migrateDatabase(database.url)
    const environment = {
      DATABASE_URL: database.url,
      SLIPWAY_FILES_DIRECTORY: join(folder, 'files'),
      SLIPWAY_UPLOAD_RATE_LIMIT: '0',
      SLIPWAY_API_RATE_LIMIT: '0',
      SLIPWAY_UPLOAD_QUOTA_FILES: '1000000',
      SLIPWAY_UPLOAD_QUOTA_BYTES: '1000000000',
      SLIPWAY_VERIFY: '0',
    }
    replicas.push(await startApiProcess(environment), await startApiProcess(environment))
  })

  afterAll(async () => {
    isWriting = false
    await Promise.all(replicas.map((replica) => replica.kill()))
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function write(replica: ApiProcess): Promise<void> {
    const body = JSON.stringify({ name: `Token ${++written}`, symbol: 'T' })
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }
    const answer = await fetch(`${replica.base}/api/ipfs/metadata`, request)
    if (answer.ok) acknowledged.push(((await answer.json()) as { cid: string }).cid)
  }

  /** Writes to both processes by turns until told to stop; what is refused was not promised. */
  async function keepWriting(): Promise<void> {
    for (let turn = 0; isWriting; turn++) {
      await write(replicas[turn % replicas.length] as ApiProcess).catch(() => undefined)
      await delay(PAUSE_MS)
    }
  }

  const more = async (count: number) => {
    const wanted = acknowledged.length + count
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(wanted)
  }

  it('loses no write that was acknowledged, and starts clean', async () => {
    const writers = Array.from({ length: WRITERS }, keepWriting)
    await more(20)
    // A process dies; the other goes on, and it comes back by a plain start.
    await replicas[0]?.kill()
    await more(20)
    await replicas[0]?.start()
    // The database dies with everything that was not flushed.
    await database.kill()
    await database.resume()
    await more(20)
    isWriting = false
    await Promise.all(writers)

    const pool = new pg.Pool({ connectionString: database.url, max: 1 })
    const { rows } = await pool.query<{ cid: string }>('SELECT cid FROM app.file')
    await pool.end()
    const recorded = new Set(rows.map(({ cid }) => cid))
    expect(acknowledged.filter((cid) => !recorded.has(cid))).toEqual([])
    // Every record has its bytes, those of writes that nobody was told of too; each process gives the same.
    for (const cid of recorded) {
      const texts = await Promise.all(
        replicas.map(async ({ base }) => (await fetch(`${base}/ipfs/${cid}`)).text()),
      )
      expect(JSON.parse(texts[0] ?? '')).toMatchObject({ symbol: 'T' })
      expect(texts[1]).toBe(texts[0])
    }
  })
})
