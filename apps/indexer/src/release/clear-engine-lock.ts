import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

/** An engine that lost its parent ends at once; its connections follow within this time. */
const MAX_WAIT_MS = 15_000
const POLL_MS = 100

/**
 * Unlocks a release whose engine was killed. The engine itself would wait up to 25 s for a heartbeat to grow
 * old. Safe, because this waits until no connection of an earlier engine of this release is left.
 *
 * @returns false when an earlier engine is still connected
 */
export async function clearEngineLock(pool: pg.Pool, schemaName: string): Promise<boolean> {
  for (const startedAt = Date.now(); ; await delay(POLL_MS)) {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ($1, $2, $3) LIMIT 1`,
      [`${schemaName}_internal`, `${schemaName}_user`, `${schemaName}_readonly`],
    )
    if (rowCount === 0) break
    if (Date.now() - startedAt > MAX_WAIT_MS) return false
  }
  const table = await pool.query('SELECT to_regclass($1) AS found', [
    `"${schemaName}"._ponder_meta`,
  ])
  if (table.rows[0]?.found === null) return true
  await pool.query(
    `UPDATE "${schemaName}"._ponder_meta SET value = jsonb_set(value, '{is_locked}', '0') WHERE key = 'app'`,
  )
  return true
}
