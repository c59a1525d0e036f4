import { setTimeout as delay } from 'node:timers/promises'
import type { IndexWorld } from './index-world.ts'

/** A busy machine may take this long to start an engine and commit its first rows. */
export const PROGRESS_MS = 90_000

/** Rows of the release that is being built: the views show a release only when it is ready. */
async function countBalances(world: IndexWorld): Promise<number> {
  const count = async () => {
    const { rows } = await world.pool.query('SELECT schema_name FROM app.index_release')
    const found = await world.pool.query(
      `SELECT count(*) AS n FROM "${rows[0].schema_name}".token_balance`,
    )
    return Number(found.rows[0].n)
  }
  // Before the first migration, and before the engine has made its tables, there is nothing to count.
  return count().catch(() => 0)
}

/** Waits until more rows are committed than before, at most as long as a start takes. */
export async function waitForProgress(world: IndexWorld, seen: number): Promise<number> {
  for (const startedAt = Date.now(); Date.now() - startedAt < PROGRESS_MS; await delay(10)) {
    const count = await countBalances(world)
    if (count > seen) return count
  }
  return seen
}
