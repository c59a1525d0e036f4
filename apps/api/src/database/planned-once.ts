import type { DatabasePool } from '@slipway/database/connection/database-pool'
import { sql } from 'drizzle-orm'

const MARK = '/* planned once */'

/**
 * Begins a statement that the server plans once for a connection, whatever its values: where the best plan is always the same,
 * but estimates of it are not, the server would plan each request anew, which takes longer than the read. Only for statements
 * whose plan is tested without values.
 */
export const plannedOnce = sql.raw(MARK)

type Query = (...parameters: unknown[]) => unknown

const isMarked = (query: unknown): boolean =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  query.text.startsWith(MARK)

/**
 * One pool out of two: how statements are planned is a setting of their connection.
 *
 * @param usual for everything else, transactions too
 * @param once whose connections never plan for values
 */
export function joinPools(usual: DatabasePool, once: DatabasePool): DatabasePool {
  const [send, sendOnce] = [usual, once].map((pool) => pool.query.bind(pool) as Query) as [
    Query,
    Query,
  ]
  const end = usual.end.bind(usual)
  const query: Query = (first, ...rest) => (isMarked(first) ? sendOnce : send)(first, ...rest)
  return Object.assign(usual, {
    query: query as typeof usual.query,
    end: async () => void (await Promise.all([end(), once.end()])),
  })
}
