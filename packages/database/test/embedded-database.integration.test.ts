import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAlive } from '../src/embedded/end-orphaned-postmaster.ts'
import { startEmbeddedDatabase } from '../src/embedded/start-embedded-database.ts'

const OWNER = new URL('./hold-embedded-database.ts', import.meta.url).pathname

let base: string
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'slipway-embedded-'))
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A process of its own that starts the database and waits, so that it can be killed. */
async function startOwner(directory: string): Promise<{ owner: ChildProcess; url: string }> {
  const owner = spawn(process.execPath, [OWNER, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((settle, reject) => {
    owner.once('exit', () => reject(new Error('the owner ended early')))
    owner.stdout?.once('data', (line) => settle(String(line).trim()))
  })
  return { owner, url }
}

const serverPid = (directory: string) =>
  Number(readFileSync(join(directory, 'data/postmaster.pid'), 'utf8').split('\n')[0])

async function until(condition: () => boolean) {
  for (let i = 0; i < 200 && !condition(); i++) await delay(50)
  expect(condition()).toBe(true)
}

describe('startEmbeddedDatabase', () => {
  it('keeps data over a clean stop, with durable settings', async () => {
    const directory = join(base, 'clean')
    const first = await startEmbeddedDatabase({ directory })
    await query(first.url, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)')
    const durability = await query(
      first.url,
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync','full_page_writes','synchronous_commit') ORDER BY name",
    )
    await first.stop()
    expect(durability.map((row) => row.setting)).toEqual(['on', 'on', 'on'])
    const second = await startEmbeddedDatabase({ directory })
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
    await second.stop()
  })

  it('refuses a folder whose database is in use', async () => {
    const directory = join(base, 'used')
    const first = await startEmbeddedDatabase({ directory })
    await expect(startEmbeddedDatabase({ directory })).rejects.toMatchObject({ code: 'IN_USE' })
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await first.stop()
  })

  it('ends the server when its owner is killed, and loses nothing that was committed', async () => {
    const directory = join(base, 'owner')
    const { owner, url } = await startOwner(directory)
    const pid = serverPid(directory)
    await query(url, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (8)')
    owner.kill('SIGKILL')
    await until(() => !isAlive(pid))
    const again = await startEmbeddedDatabase({ directory })
    expect(await query(again.url, 'SELECT n FROM kept')).toEqual([{ n: 8 }])
    await again.stop()
  })

  it('recovers from kill -9 of the server itself', async () => {
    const directory = join(base, 'server')
    const first = await startEmbeddedDatabase({ directory })
    await query(first.url, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (9)')
    process.kill(serverPid(directory), 'SIGKILL')
    await first.exited
    const again = await startEmbeddedDatabase({ directory })
    expect(await query(again.url, 'SELECT n FROM kept')).toEqual([{ n: 9 }])
    await again.stop()
  })

  it('stops an orphan whose guard was killed', async () => {
    const directory = join(base, 'orphan')
    const first = await startEmbeddedDatabase({ directory })
    const pid = serverPid(directory)
    expect(first.pid).toBe(pid)
    process.kill(first.guardPid, 'SIGKILL')
    await first.exited
    expect(isAlive(pid)).toBe(true)
    const again = await startEmbeddedDatabase({ directory })
    expect(serverPid(directory)).not.toBe(pid)
    expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await again.stop()
  })

  it('clears a stale lock file and a half-made cluster', async () => {
    const directory = join(base, 'stale')
    const first = await startEmbeddedDatabase({ directory })
    await first.stop()
    writeFileSync(join(directory, 'data/postmaster.pid'), `${process.pid}\n`)
    const again = await startEmbeddedDatabase({ directory })
    await again.stop()
    rmSync(join(directory, 'data/global/pg_control'))
    const fresh = await startEmbeddedDatabase({ directory })
    expect(await query(fresh.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await fresh.stop()
  })

  it('starts in a folder that only its owner can enter', async () => {
    const closed = join(base, 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o700)
    const database = await startEmbeddedDatabase({ directory: join(closed, 'database') })
    expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await database.stop()
  })
})
