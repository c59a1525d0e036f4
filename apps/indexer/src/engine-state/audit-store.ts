import { inTransaction } from '@slipway/database/connection/in-transaction'
import type pg from 'pg'
import type { Hex } from 'viem'
import type { RawLog } from './raw-log.ts'

/** How what is indexed differs from what the chain has: numbers of logs. */
export interface LogDifference {
  missing: number
  surplus: number
}

/** Blocks that differ now. */
export async function countOpenDifferences(pool: pg.Pool, chainId: number): Promise<number> {
  const { rows } = await pool.query<{ open: string }>(
    'SELECT count(*) AS open FROM app.log_difference WHERE chain_id = $1 AND repaired_at IS NULL',
    [chainId],
  )
  return Number(rows[0]?.open ?? 0)
}

/** Numbers of blocks that differ now, ascending, and since when. */
export async function readOpenDifferences(
  pool: pg.Pool,
  chainId: number,
): Promise<{ block: number; foundAt: number }[]> {
  const { rows } = await pool.query<{ block_number: string; found_at: Date }>(
    'SELECT block_number, found_at FROM app.log_difference WHERE chain_id = $1 AND repaired_at IS NULL ORDER BY block_number',
    [chainId],
  )
  return rows.map((row) => ({ block: Number(row.block_number), foundAt: row.found_at.getTime() }))
}

/** Writes down a difference; one that was repaired and is back is open again. */
export async function recordDifference(
  pool: pg.Pool,
  chainId: number,
  block: number,
  difference: LogDifference,
): Promise<void> {
  await pool.query(
    `INSERT INTO app.log_difference AS d (chain_id, block_number, missing, surplus) VALUES ($1, $2, $3, $4)
     ON CONFLICT (chain_id, block_number) DO UPDATE SET missing = $3, surplus = $4, repaired_at = NULL,
       found_at = CASE WHEN d.repaired_at IS NULL THEN d.found_at ELSE now() END`,
    [chainId, block, difference.missing, difference.surplus],
  )
}

/** Ends the differences of blocks that are the same as on the chain again. */
export async function endDifferences(
  pool: pg.Pool,
  chainId: number,
  blocks: readonly number[],
): Promise<void> {
  await pool.query(
    'UPDATE app.log_difference SET repaired_at = now() WHERE chain_id = $1 AND block_number = ANY($2) AND repaired_at IS NULL',
    [chainId, blocks],
  )
}

/** Newest block up to which all final ones were compared; undefined before the first. */
export async function readAuditedBlock(
  pool: pg.Pool,
  chainId: number,
): Promise<number | undefined> {
  const { rows } = await pool.query<{ audited_block: string | null }>(
    'SELECT audited_block FROM app.chain_audit WHERE chain_id = $1',
    [chainId],
  )
  const block = rows[0]?.audited_block
  return block === null || block === undefined ? undefined : Number(block)
}

export async function storeAuditedBlock(
  pool: pg.Pool,
  chainId: number,
  block: number,
): Promise<void> {
  await pool.query(
    `INSERT INTO app.chain_audit (chain_id, audited_block) VALUES ($1, $2)
     ON CONFLICT (chain_id) DO UPDATE SET audited_block = $2`,
    [chainId, block],
  )
}

/** How often the index of each network was built anew, by chain id. */
export async function readGenerations(
  pool: pg.Pool,
  chainIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ chain_id: string; generation: number }>(
    'SELECT chain_id, generation FROM app.chain_audit WHERE chain_id = ANY($1)',
    [chainIds],
  )
  return new Map(rows.map((row) => [Number(row.chain_id), row.generation]))
}

interface SyncedLog {
  block_number: string
  log_index: number
  address: Hex
  topic0: Hex | null
  topic1: Hex | null
  topic2: Hex | null
  topic3: Hex | null
  data: Hex
  block_hash: Hex
  transaction_hash: Hex
}

/** What the engine keeps of the logs of these blocks, by block. */
export async function readSyncedLogs(
  pool: pg.Pool,
  chainId: number,
  from: number,
  to: number,
): Promise<Map<number, RawLog[]>> {
  const { rows } = await pool.query<SyncedLog>(
    `SELECT block_number, log_index, address, topic0, topic1, topic2, topic3, data, block_hash, transaction_hash
     FROM ponder_sync.logs WHERE chain_id = $1 AND block_number BETWEEN $2 AND $3 ORDER BY block_number, log_index`,
    [chainId, from, to],
  )
  const logs = rows.map((row) => ({
    block: Number(row.block_number),
    log: {
      address: row.address,
      topics: [row.topic0, row.topic1, row.topic2, row.topic3].filter((topic) => topic !== null),
      data: row.data,
      logIndex: `0x${row.log_index.toString(16)}` as const,
      blockHash: row.block_hash,
      transactionHash: row.transaction_hash,
    },
  }))
  const blocks = new Map<number, RawLog[]>()
  for (const { block, log } of logs) blocks.set(block, [...(blocks.get(block) ?? []), log])
  return blocks
}

/** Contracts that factories created, as the engine learnt of them; `after` is the last one known already. */
export async function readCreations(pool: pg.Pool, chainId: number, after: number) {
  const { rows } = await pool.query<{
    id: number
    selector: string
    factories: string | string[]
    address: string
    block_number: string
  }>(
    `SELECT a.id, f.factory->>'eventSelector' AS selector, f.factory->'address' AS factories, a.address, a.block_number
     FROM ponder_sync.factory_addresses a JOIN ponder_sync.factories f ON f.id = a.factory_id
     WHERE a.chain_id = $1 AND a.id > $2 ORDER BY a.id`,
    [chainId, after],
  )
  return rows.map((row) => ({
    id: row.id,
    selector: row.selector,
    factories: [row.factories].flat(),
    address: row.address,
    block: Number(row.block_number),
  }))
}

/** The engine's own copies of blocks, of which each row names its block. */
const BLOCK_TABLES = [
  ['blocks', 'number'],
  ['logs', 'block_number'],
  ['transactions', 'block_number'],
  ['transaction_receipts', 'block_number'],
  ['traces', 'block_number'],
  ['rpc_request_results', 'block_number'],
  ['factory_addresses', 'block_number'],
] as const

/** Blocks that are fetched again; `to` undefined: all that follow. */
export interface BlockRange {
  from: number
  to?: number
}

/**
 * Forgets what the engine fetched of these blocks, so that it asks again, and begins another build of the network's
 * index from what it keeps. Readers see the former build until it is done.
 */
export async function beginGeneration(
  pool: pg.Pool,
  chainId: number,
  ranges: readonly BlockRange[],
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0')
    for (const { from, to } of ranges) {
      for (const [table, column] of BLOCK_TABLES) {
        await client.query(
          `DELETE FROM ponder_sync."${table}" WHERE chain_id = $1 AND "${column}" >= $2 AND ($3::bigint IS NULL OR "${column}" <= $3)`,
          [chainId, from, to ?? null],
        )
      }
      // The engine writes [first, last + 1] and reads closed ranges alone: what is left must be closed and hold a block.
      await client.query(
        `UPDATE ponder_sync.intervals SET blocks = (
           SELECT coalesce(range_agg(part), '{}'::nummultirange)
           FROM unnest(blocks - nummultirange(numrange($2::numeric, $3::numeric, '()'))) AS part
           WHERE lower(part) < upper(part)
         ) WHERE chain_id = $1`,
        [chainId, from, to === undefined ? null : to + 1],
      )
    }
    const first = Math.min(...ranges.map(({ from }) => from))
    await client.query(
      `INSERT INTO app.chain_audit AS a (chain_id, audited_block, generation) VALUES ($1, $2, 1)
       ON CONFLICT (chain_id) DO UPDATE SET audited_block = least(a.audited_block, $2), generation = a.generation + 1`,
      [chainId, first - 1],
    )
  })
}
