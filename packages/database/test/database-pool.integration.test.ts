import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabasePool, type DatabasePool } from '../src/connection/database-pool.ts'
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
