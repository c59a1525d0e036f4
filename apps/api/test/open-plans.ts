import { PLANNER_OPTIONS } from '@slipway/database/connection/database-pool'
import { readIndexStatements } from '@slipway/database/schema/read-indexes'
import { testEngine } from '@slipway/database/testing/test-database'
import pg from 'pg'
import type { ReadDatabase } from '../src/database/read-database.ts'
import { openReadDatabase } from '../src/database/read-database.ts'
import { seedIndex } from './seed-index.ts'
import { watchBlocks } from './watch-blocks.ts'

/** A database with very much in it, and how much of it a read touches. */
export interface Plans {
  readonly read: ReadDatabase
  /** Blocks of 8 KB that the statements of a read touch. */
  blocksOf(read: () => Promise<unknown>): Promise<number>
  stop(): Promise<void>
}

/**
 * Starts a database, fills it, and gives it the indexes that it has in service.
 *
 * @param seed statements that fill it
 */
export async function openPlans(seed: string): Promise<Plans> {
  const database = await testEngine.start()
  await seedIndex(database.url)
  const pool = new pg.Pool({ connectionString: database.url })
  // The server ends idle connections when it stops.
  pool.on('error', () => undefined)
  await pool.query(seed)
  for (const statement of readIndexStatements('index', 'app')) await pool.query(statement)
  await pool.query('ANALYZE')
  // The worst that a prepared statement gets: a plan that knows none of its values.
  const explain = new pg.Pool({
    connectionString: database.url,
    options: `${PLANNER_OPTIONS} -c plan_cache_mode=force_generic_plan`,
  })
  explain.on('error', () => undefined)
  const opened = openReadDatabase(database.url, () => undefined)
  return {
    read: opened.read,
    blocksOf: watchBlocks(opened, explain),
    stop: async () => {
      await opened.pool.end()
      await pool.end()
      await database.stop()
    },
  }
}
