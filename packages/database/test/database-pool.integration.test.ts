import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabasePool, type DatabasePool } from '../src/connection/database-pool.ts'
import { openDatabase } from '../src/connection/open-database.ts'
import { testEngines } from '../src/testing/test-database.ts'
import type { TestDatabase } from '../src/testing/test-database-handle.ts'

let database: TestDatabase
let pool: DatabasePool

beforeAll(async () => {
  database = await testEngines[0].start()
  pool = createDatabasePool({ url: database.url, name: 'pool_test' })
})

afterAll(async () => {
  await pool.end()
  await database.stop()
})

it('a server that is frozen holds nobody longer than was agreed', async () => {
  const impatient = createDatabasePool({
    url: database.url,
    name: 'frozen_test',
    statementTimeoutMs: 500,
    answerTimeoutMs: 700,
  })
  const { rows } = await impatient.query('SELECT pg_backend_pid() AS pid')
  const { pid } = rows[0] as { pid: number }
  process.kill(pid, 'SIGSTOP')
  try {
    const startedAt = Date.now()
    await expect(impatient.query('SELECT 1')).rejects.toThrow('Query read timeout')
    expect(Date.now() - startedAt).toBeLessThan(3_000)
    // The connection is given up with its query: the next one has another.
    expect((await impatient.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  } finally {
    process.kill(pid, 'SIGCONT')
    await impatient.end()
  }
})

it('a connection that dies between two statements of a transaction ends nothing but that transaction', async () => {
  const client = await pool.connect()
  await client.query('BEGIN')
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  const ended = new Promise((settle) => client.once('end', settle))
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid])
  await ended
  await expect(client.query('SELECT 1')).rejects.toThrow()
  client.release(true)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

describe('transactions on a server that is frozen', () => {
  /** A pool of one connection, and what stops the process behind that. */
  async function openImpatient() {
    const impatient = createDatabasePool({
      ...{ url: database.url, name: 'transaction_test', max: 1 },
      ...{ statementTimeoutMs: 500, answerTimeoutMs: 700 },
    })
    const { rows } = await impatient.query('SELECT pg_backend_pid() AS pid')
    const { pid } = rows[0] as { pid: number }
    return { impatient, pid, writes: openDatabase(impatient) }
  }

  it('give back a connection on which they cannot begin', async () => {
    const { impatient, pid, writes } = await openImpatient()
    process.kill(pid, 'SIGSTOP')
    try {
      await expect(writes.transaction(async () => undefined)).rejects.toThrow()
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    expect(await writes.transaction(async () => 'went on')).toBe('went on')
    await impatient.end()
  })

  it('leave nothing open, in which what is written next would be lost', async () => {
    await pool.query('CREATE TABLE kept (id int)')
    const { impatient, pid, writes } = await openImpatient()
    await expect(
      writes.transaction(async (writer) => {
        await writer.execute(sql`INSERT INTO kept VALUES (1)`)
        process.kill(pid, 'SIGSTOP')
        await writer.execute(sql`INSERT INTO kept VALUES (2)`)
      }),
    ).rejects.toThrow()
    process.kill(pid, 'SIGCONT')
    await writes.execute(sql`INSERT INTO kept VALUES (3)`)
    expect((await pool.query('SELECT id FROM kept')).rows).toEqual([{ id: 3 }])
    await impatient.end()
  })

  it('that are refused by the work in them write nothing, and the next one goes on', async () => {
    await pool.query('CREATE TABLE refused (id int)')
    const { impatient, writes } = await openImpatient()
    await expect(
      writes.transaction(async (writer) => {
        await writer.execute(sql`INSERT INTO refused VALUES (1)`)
        throw new Error('not so')
      }),
    ).rejects.toThrow('not so')
    await writes.transaction((writer) => writer.execute(sql`INSERT INTO refused VALUES (2)`))
    expect((await pool.query('SELECT id FROM refused')).rows).toEqual([{ id: 2 }])
    await impatient.end()
  })
})
