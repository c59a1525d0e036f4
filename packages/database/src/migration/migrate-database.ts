import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Arbitrary and fixed: every process that migrates this product's database takes this lock. */
const MIGRATION_LOCK = 7_218_406_551

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * Brings the application's own tables up to date. Any number of processes may call it at the same time: one
 * migrates, the others wait and find nothing to do. All steps run in one transaction.
 *
 * @param url PostgreSQL connection URL
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'slipway_migration' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), {
      migrationsFolder: MIGRATIONS,
      migrationsSchema: 'app',
      migrationsTable: 'migration',
    })
  } finally {
    // Ending the session releases the lock, also after an error.
    await client.end()
  }
}
