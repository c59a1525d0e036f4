import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { createDatabasePool, type DatabasePool } from '@slipway/database/connection/database-pool'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/read-config.ts'
import { type RunningApi, startApi } from '../src/start-api.ts'

/** The server's own 3 s and what is on the way, many times over: on a busy machine, but not for ever. */
const PATIENCE_MS = 45_000
/** More than there are connections of each kind. */
const CROWD = 24

/** The server that stands at the head of the others, and all that it started. */
function processesOf(server: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return stat.slice(stat.lastIndexOf(')')).split(' ')[2] === String(server)
      } catch {
        // It has ended since the folder was read.
        return false
      }
    })
  return [server, ...children.map(Number)]
}

describe(`an API whose database is frozen, on ${testEngine.name}`, () => {
  let database: TestDatabase
  let api: RunningApi
  let watcher: DatabasePool
  let frozen: number[] = []

  const thaw = () => {
    for (const pid of frozen.splice(0).reverse()) process.kill(pid, 'SIGCONT')
  }
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${api.port}${path}`)
    const body = (await answer.json()) as { code?: string; error?: { code: string } }
    return [answer.status, body.error?.code ?? body.code]
  }
  /** What is answered before nobody would wait any more. */
  const answersOf = (paths: readonly string[]) =>
    Promise.all(
      paths.map((path) =>
        Promise.race([ask(path), delay(PATIENCE_MS, ['no answer', path], { ref: false })]),
      ),
    )
  const away = (paths: readonly string[]) => paths.map(() => [503, 'INDEX_UNAVAILABLE'])
  const connections = async () => {
    const { rows } = await watcher.query<{ open: number }>(
      "SELECT count(*)::int AS open FROM pg_stat_activity WHERE application_name = 'slipway_api'",
    )
    return rows[0]?.open
  }

  beforeAll(async () => {
    database = await testEngine.start()
    await migrateDatabase(database.url)
    watcher = createDatabasePool({ url: database.url, name: 'watcher', max: 1 })
    const config = readConfig({
      DATABASE_URL: database.url,
      PORT: '0',
      LOG_LEVEL: 'silent',
      SLIPWAY_DEVELOPMENT: '1',
      SLIPWAY_VERIFY: '0',
      SLIPWAY_KEPT_ANSWERS: '0',
      SLIPWAY_DRAIN_NOTICE_MS: '0',
    })
    api = await startApi(config)
  })

  afterAll(async () => {
    thaw()
    await api?.stop()
    await watcher?.end()
    await database?.stop()
  })

  it('answers every question, on connections that it had and on new ones, and goes on once it is thawed', async () => {
    const { rows } = await watcher.query<{ pid: string }>(
      "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid",
    )
    expect(await ask('/api/status')).toEqual([200, undefined])
    expect(await connections()).toBeGreaterThan(0)
    frozen = processesOf(Number(rows[0]?.pid))
    expect(frozen.length).toBeGreaterThan(1)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')

    const kinds = ['/api/status', '/api/tokens', '/api/stats', '/api/locks', '/readyz']
    expect(await answersOf(kinds)).toEqual(away(kinds))
    // Those that were open are given up with their questions: now there are new ones alone, and more visitors than these.
    const crowd = Array.from({ length: CROWD }, (_, index) => kinds[index % kinds.length] as string)
    expect(await answersOf(crowd)).toEqual(away(crowd))
    expect(await ask('/healthz')).toEqual([200, undefined])

    thaw()
    await expect.poll(() => ask('/api/status'), { timeout: PATIENCE_MS }).toEqual([200, undefined])
  })
})
