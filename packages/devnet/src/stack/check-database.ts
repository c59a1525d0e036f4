import { createDatabasePool } from '@slipway/database/connection/database-pool'

/**
 * Asks a database server of the user's own for a sign of life before anything depends on it.
 *
 * @throws {DatabaseUnreachableError} without the password that the address holds
 */
export async function checkDatabase(url: string): Promise<void> {
  const pool = createDatabasePool({ url, name: 'slipway-start', max: 1 })
  try {
    await pool.query('SELECT 1')
  } catch (cause) {
    throw new DatabaseUnreachableError(url, cause)
  } finally {
    await pool.end()
  }
}

export class DatabaseUnreachableError extends Error {
  readonly code = 'DATABASE_UNREACHABLE'

  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url)
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `The database ${pathname.slice(1)} at ${host} cannot be used (${reason}). ` +
        'Check DATABASE_URL, or leave it out to use the embedded PostgreSQL.',
      { cause },
    )
    this.name = 'DatabaseUnreachableError'
  }
}
