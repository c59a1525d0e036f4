import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DatabasePool } from './database-pool.ts'
import { withConnection } from './in-transaction.ts'

const config = { casing: 'snake_case' } as const

/** A database whose transactions run on connections of a pool. */
export type OpenDatabase = NodePgDatabase & { readonly $client: DatabasePool }

/**
 * Drizzle over a pool, with transactions that take a connection with them when they fail: Drizzle's own never give back one
 * whose BEGIN failed, and give back one whose ROLLBACK failed.
 */
export function openDatabase(pool: DatabasePool): OpenDatabase {
  const transaction: OpenDatabase['transaction'] = (work, options) =>
    withConnection(pool, (client) => drizzle(client, config).transaction(work, options))
  return Object.assign(drizzle(pool, config), { transaction })
}
