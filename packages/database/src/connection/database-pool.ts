import pg from 'pg'

export type DatabasePool = pg.Pool

/**
 * How a connection plans, whatever server it is to: as the embedded one does, on which every plan is tested. A server's
 * own defaults are for spinning disks (a page here or there costs 4) and compile queries that take milliseconds.
 */
export const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c jit=off'

const ONE_PLAN = '-c plan_cache_mode=force_generic_plan'

/**
 * A pool of connections whose failures never end the process: a server that goes away is reported by the query under
 * way or the next one, and the pool connects again by itself when the server is back.
 *
 * @param options.url PostgreSQL connection URL
 * @param options.max greatest number of connections
 * @param options.statementTimeoutMs a query that runs longer is cancelled by the server
 * @param options.answerTimeoutMs a query without an answer is given up here after this time: a server that is frozen
 *   cancels nothing
 * @param options.plansOnce statements with a name are planned once for a connection, never for the values of a request
 */
export function createDatabasePool(options: {
  url: string
  name: string
  max?: number
  statementTimeoutMs?: number
  answerTimeoutMs?: number
  plansOnce?: boolean
  onError?: (error: Error) => void
}): DatabasePool {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.name,
    options: options.plansOnce ? `${PLANNER_OPTIONS} ${ONE_PLAN}` : PLANNER_OPTIONS,
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
