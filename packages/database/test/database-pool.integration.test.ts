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
