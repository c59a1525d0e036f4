import { createDatabasePool, type DatabasePool } from '@slipway/database/connection/database-pool'
import { type OpenDatabase, openDatabase } from '@slipway/database/connection/open-database'
import { nameStatements } from './name-statements.ts'
import { joinPools } from './planned-once.ts'

export type ReadDatabase = OpenDatabase

/** The database as the read routes use it. */
export interface OpenedDatabase {
  pool: DatabasePool
  read: ReadDatabase
}

const QUERY_MS = 3_000
/**
 * Of each kind of plan; they are opened when they are needed, and closed when they are not. Together 16 for a process:
 * PostgreSQL takes 100 unless told otherwise.
 */
const CONNECTIONS = 8
/** A server that is alive says by itself that it cancelled a query. */
const ON_THE_WAY_MS = 250

/**
 * Opens the pool of the read routes. Queries may run for 3 s: half of the client's 6 s, so that a client
 * always gets our answer instead of its own time-out.
 */
export function openReadDatabase(url: string, onError: (error: Error) => void): OpenedDatabase {
  const open = (plansOnce: boolean) =>
    nameStatements(
      createDatabasePool({
        url,
        name: 'slipway_api',
        max: CONNECTIONS,
        statementTimeoutMs: QUERY_MS,
        answerTimeoutMs: QUERY_MS + ON_THE_WAY_MS,
        plansOnce,
        onError,
      }),
    )
  const pool = joinPools(open(false), open(true))
  return { pool, read: openDatabase(pool) }
}
