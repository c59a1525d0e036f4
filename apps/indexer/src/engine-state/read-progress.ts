import type pg from 'pg'

/** How far the engine has come with one network; times in unix seconds. */
export interface EngineProgress {
  indexedBlock: number
  indexedAt: number
  finalizedBlock: number
}

/** Positions in the engine's checkpoint text: see `index-views.ts`. */
const blockOf = (checkpoint: string) => Number(checkpoint.slice(26, 42))
const timeOf = (checkpoint: string) => Number(checkpoint.slice(0, 10))

/** What the engine wrote about its progress; undefined before it wrote anything. */
export async function readProgress(
  pool: pg.Pool,
  schemaName: string,
  chainId: number,
): Promise<EngineProgress | undefined> {
  const table = await pool.query('SELECT to_regclass($1) AS found', [
    `"${schemaName}"._ponder_checkpoint`,
  ])
  if (table.rows[0]?.found === null) return undefined
  const { rows } = await pool.query<{ latest_checkpoint: string; finalized_checkpoint: string }>(
    `SELECT latest_checkpoint, finalized_checkpoint FROM "${schemaName}"._ponder_checkpoint WHERE chain_id = $1`,
    [chainId],
  )
  const row = rows[0]
  if (!row) return undefined
  return {
    indexedBlock: blockOf(row.latest_checkpoint),
    indexedAt: timeOf(row.latest_checkpoint),
    finalizedBlock: blockOf(row.finalized_checkpoint),
  }
}
