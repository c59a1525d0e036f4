import pg from 'pg'

export type DatabasePool = pg.Pool

/**
 * A pool of connections whose idle failures never end the process: a server that goes away is reported by
 * the next query, and the pool connects again by itself when the server is back.
 *
 * @param options.url PostgreSQL connection URL
 * @param options.max greatest number of connections
 * @param options.statementTimeoutMs a query that runs longer is cancelled by the server
 */
export function createDatabasePool(options: {
  url: string
  name: string
  max?: number
  statementTimeoutMs?: number
  onError?: (error: Error) => void
}): DatabasePool {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.name,
    max: options.max ?? 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    keepAlive: true,
  })
  pool.on('error', (error) => options.onError?.(error))
  return pool
}
