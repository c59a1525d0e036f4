import { RELEASE_CHANNEL } from '@slipway/database/release/indexed'
import type pg from 'pg'
import { activeReleases } from './active-releases.ts'
import { viewStatements } from './index-views.ts'

/** What PostgreSQL answers when a lock was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Readers hold some views and ask for others in an order of their own: whoever waits for them with locks in hand gives
 * way, before PostgreSQL would end one of the two (`deadlock_timeout`, 1 s), and takes all locks anew.
 */
export async function repointViews(client: pg.PoolClient): Promise<void> {
  const active = await activeReleases(client)
  const statements = viewStatements(active.map((release) => release.schema_name))
  await client.query(`SET LOCAL lock_timeout = '300ms'`)
  for (let done = false; !done; ) {
    await client.query('SAVEPOINT views')
    done = await runOrGiveWay(client, statements)
    await client.query(done ? 'RELEASE views' : 'ROLLBACK TO views')
  }
  await client.query('SET LOCAL lock_timeout = 0')
  await client.query(`SELECT pg_notify($1, '')`, [RELEASE_CHANNEL])
}

/** @returns false when a lock was not to be had */
async function runOrGiveWay(
  client: pg.PoolClient,
  statements: readonly string[],
): Promise<boolean> {
  try {
    for (const statement of statements) await client.query(statement)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return false
    throw error
  }
}
