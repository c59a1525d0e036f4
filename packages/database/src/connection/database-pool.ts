import pg from 'pg'

export type DatabasePool = pg.Pool

/**
 * How a connection plans, whatever server it is to: as the embedded one does, on which every plan is tested. A server's
 * own defaults are for spinning disks (a page here or there costs 4) and compile queries that take milliseconds.
 */
export const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c jit=off'

/**
 * A pool of connections whose failures never end the process: a server that goes away is reported by the query under
 * way or the next one, and the pool connects again by itself when the server is back.
 *
 * @param options.url PostgreSQL connection URL
 * @param options.max greatest number of connections
 * @param options.statementTimeoutMs a query that runs longer is cancelled by the server
 * @param options.answerTimeoutMs a query without an answer is given up here after this time: a server that is frozen
 *   cancels nothing
 */
export function createDatabasePool(options: {
  url: string
  name: string
  max?: number
  statementTimeoutMs?: number
  answerTimeoutMs?: number
  onError?: (error: Error) => void
}): DatabasePool {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.name,
    options: PLANNER_OPTIONS,
    max: options.max ?? 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    ...(options.answerTimeoutMs === undefined ? {} : { query_timeout: options.answerTimeoutMs }),
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    keepAlive: true,
  })
  pool.on('error', (error) => options.onError?.(error))
  // Between two statements of a transaction nobody else listens, and an error that nobody hears ends the process.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}
