import type { DatabasePool } from '@slipway/database/connection/database-pool'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { joinPools, plannedOnce } from './planned-once.ts'

/** A pool that notes what it is asked. */
function notingPool(name: string, log: string[]): DatabasePool {
  const pool = {
    query: async (query: unknown) => void log.push(`${name}: ${JSON.stringify(query)}`),
    end: async () => void log.push(`${name} ends`),
  }
  return pool as unknown as DatabasePool
}

it('asks the connections that plan once for what is marked alone, and ends both pools', async () => {
  const log: string[] = []
  const pool = joinPools(notingPool('usual', log), notingPool('once', log))
  const { sql: text } = new PgDialect().sqlToQuery(sql`${plannedOnce} SELECT ${1}`)
  await pool.query({ text })
  await pool.query({ text: 'SELECT 1' })
  await pool.query('BEGIN')
  await pool.end()
  expect(log).toEqual([
    'once: {"text":"/* planned once */ SELECT $1"}',
    'usual: {"text":"SELECT 1"}',
    'usual: "BEGIN"',
    'usual ends',
    'once ends',
  ])
})
