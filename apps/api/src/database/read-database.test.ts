import type * as databasePool from '@slipway/database/connection/database-pool'
import { expect, test, vi } from 'vitest'
import { openReadDatabase } from './read-database.ts'

const opened = vi.hoisted((): { statementTimeoutMs?: number; answerTimeoutMs?: number }[] => [])

vi.mock('@slipway/database/connection/database-pool', async (original) => {
  const { createDatabasePool, ...rest } = await original<typeof databasePool>()
  return {
    ...rest,
    createDatabasePool: (options: Parameters<typeof createDatabasePool>[0]) => {
      opened.push(options)
      return createDatabasePool(options)
    },
  }
})

test('no read waits longer than 3 s, nor for a server that is frozen', async () => {
  const { pool } = openReadDatabase('postgres://127.0.0.1:1/none', () => {})
  await pool.end()
  expect(
    opened.map(({ statementTimeoutMs, answerTimeoutMs }) => [statementTimeoutMs, answerTimeoutMs]),
  ).toEqual([
    [3_000, 3_250],
    [3_000, 3_250],
  ])
})
