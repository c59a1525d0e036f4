import { createDatabasePool, type DatabasePool } from '@slipway/database/connection/database-pool'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { nameStatements } from './name-statements.ts'

export type ReadDatabase = NodePgDatabase

/** The database as the read routes use it. */
export interface OpenedDatabase {
  pool: DatabasePool
  read: ReadDatabase
}

/**
 * Opens the pool of the read routes. Queries may run for 3 s: half of the client's 6 s, so that a client
 * always gets our answer instead of its own time-out.
 */
export function openReadDatabase(url: string, onError: (error: Error) => void): OpenedDatabase {
  const pool = nameStatements(
    createDatabasePool({ url, name: 'slipway_api', max: 16, statementTimeoutMs: 3_000, onError }),
  )
  return { pool, read: drizzle(pool, { casing: 'snake_case' }) }
}
