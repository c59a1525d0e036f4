import { withConnection } from '@slipway/database/connection/in-transaction'
import { SOLANA_CHANNEL, type solanaCursor } from '@slipway/database/solana/app'
import type pg from 'pg'
import type { IndexRows } from './index-rows.ts'

export type SolanaCursor = typeof solanaCursor.$inferSelect

/** Where a program's index stands; undefined before its first turn. */
export async function readCursor(pool: pg.Pool, id: string): Promise<SolanaCursor | undefined> {
  const { rows } = await pool.query(
    `SELECT id, chain_id::float8 AS "chainId", kind, program, genesis_hash AS "genesisHash", signature, slot::float8 AS slot, events::float8 AS events
     FROM app.solana_cursor WHERE id = $1`,
    [id],
  )
  return rows[0]
}

/** Those of some addresses that are things of a cluster, with their states. */
export async function readThingStatuses(
  pool: pg.Pool,
  chainId: number,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await pool.query<{ address: string; status: string | null }>(
    'SELECT address, status FROM app.solana_thing WHERE chain_id = $1 AND address = ANY($2)',
    [chainId, addresses],
  )
  return new Map(rows.map(({ address, status }) => [address, status]))
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Rows for `json_populate_recordset`. */
const toJson = (rows: Iterable<object>) =>
  JSON.stringify(
    [...rows].map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          snakeCase(name),
          typeof value === 'bigint' ? String(value) : value,
        ]),
      ),
    ),
  )

const recordset = (table: string) =>
  `INSERT INTO app.${table} SELECT * FROM json_populate_recordset(NULL::app.${table}, $1::json) ON CONFLICT (id) DO`

const newer = (columns: string) =>
  `UPDATE SET ${columns
    .split(' ')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`

async function writeRows(client: pg.PoolClient, rows: IndexRows): Promise<void> {
  const { events, things, positions, left, gone } = rows
  if (events.length > 0)
    await client.query(`${recordset('solana_event')} NOTHING`, [toJson(events)])
  if (things.size > 0)
    await client.query(
      `${recordset('solana_thing')} ${newer('owner mint second_mint created_at start_at end_at amount done_amount status is_closed slot data')}`,
      [toJson(things.values())],
    )
  if (positions.size > 0)
    await client.query(
      `${recordset('solana_position')} ${newer('amount is_owed changed_at')}, paid_to_leave = solana_position.paid_to_leave OR excluded.paid_to_leave`,
      [toJson(positions.values())],
    )
  if (left.size > 0)
    await client.query(
      `UPDATE app.solana_position p SET amount = CASE WHEN l.is_paid THEN p.amount ELSE 0 END, is_owed = false, changed_at = l.at
       FROM unnest($1::text[], $2::bigint[], $3::boolean[]) l(id, at, is_paid)
       WHERE p.id = l.id AND (p.is_owed IS DISTINCT FROM false OR (NOT l.is_paid AND p.amount > 0))`,
      [
        [...left.keys()],
        [...left.values()].map(({ at }) => at),
        [...left.values()].map(({ isPaid }) => isPaid),
      ],
    )
  if (gone.size > 0)
    await client.query('UPDATE app.solana_thing SET is_closed = true WHERE id = ANY($1)', [
      [...gone],
    ])
}

/** Readers hear of it when it is committed. */
export const tellOfChange = (client: Pick<pg.Pool, 'query'>, chainId: number): Promise<unknown> =>
  client.query('SELECT pg_notify($1, $2)', [SOLANA_CHANNEL, String(chainId)])

/**
 * Writes what transactions changed and how far the program is read now, both or neither.
 *
 * @param from the cursor from which they were read
 * @returns false: another process was there first, and nothing is written
 */
export async function storeRows(
  pool: pg.Pool,
  from: SolanaCursor,
  to: SolanaCursor,
  rows: IndexRows,
): Promise<boolean> {
  return await withConnection(pool, async (client) => {
    await client.query('BEGIN')
    await client.query(`${recordset('solana_cursor')} NOTHING`, [
      toJson([{ ...from, signature: null, slot: 0, events: 0 }]),
    ])
    const { rowCount } = await client.query(
      `UPDATE app.solana_cursor SET signature = $2, slot = $3, events = $5 WHERE id = $1 AND signature IS NOT DISTINCT FROM $4`,
      [from.id, to.signature, to.slot, from.signature, to.events],
    )
    if (rowCount === 1) {
      await writeRows(client, rows)
      await tellOfChange(client, to.chainId)
    }
    await client.query(rowCount === 1 ? 'COMMIT' : 'ROLLBACK')
    return rowCount === 1
  })
}

/** Removes everything of a cluster that its events can give again, and tells of it. */
export async function dropClusterIndex(pool: pg.Pool, chainId: number): Promise<void> {
  await pool.query(
    `WITH a AS (DELETE FROM app.solana_cursor WHERE chain_id = $1), b AS (DELETE FROM app.solana_event WHERE chain_id = $1),
       c AS (DELETE FROM app.solana_thing WHERE chain_id = $1), d AS (DELETE FROM app.solana_position WHERE chain_id = $1),
       e AS (DELETE FROM app.solana_mint WHERE chain_id = $1), f AS (DELETE FROM app.chain_status WHERE chain_id = $1)
     SELECT pg_notify($2, $1::text)`,
    [chainId, SOLANA_CHANNEL],
  )
}
