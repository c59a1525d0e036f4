import type pg from 'pg'
import type { Hex } from '../store/event-handler.ts'

/** A pool whose swaps are read. */
export interface SwapPool {
  id: string
  tokenId: string
  pair: Hex
  isToken0: boolean
  /** swaps up to this block are read, and nothing replaces them */
  settledBlock: number
}

/**
 * Pools that the index knows of tokens of ours: named by a launch, proven to a token, or made by a presale. Nobody trades
 * before the launch; what a pool's two tokens are, its own factory has confirmed (asset_facts).
 */
const SYNC = `WITH source AS (
    SELECT p.token_id, p.pair, coalesce(t.launched_block, p.block_number) AS since FROM "index".token_pair p
      LEFT JOIN "index".token_terms t ON t.id = p.token_id WHERE p.chain_id = $1::bigint
    UNION ALL SELECT l.token_id, l.pair, l.block_number FROM "index".token_launch l WHERE l.chain_id = $1::bigint
    UNION ALL SELECT s.chain_id || '-' || s.claim_token, x.pair, x.block_number FROM "index".presale_listing x
      JOIN "index".presale s ON s.id = x.id WHERE x.chain_id = $1::bigint
  ), pool AS (
    SELECT token_id || '-' || pair AS id, token_id, pair, min(since) AS since FROM source GROUP BY token_id, pair
  ), gone AS (
    DELETE FROM app.token_pool known USING "index".index_head head
    WHERE known.chain_id = $1::bigint AND head.chain_id = $1::bigint AND head.block_number > known.settled_block
      AND NOT EXISTS (SELECT 1 FROM pool WHERE pool.id = known.id)
  )
  INSERT INTO app.token_pool (id, token_id, chain_id, pair, quote, is_token0, settled_block)
  SELECT pool.id, pool.token_id, $1::bigint, pool.pair,
    CASE WHEN f.token0 = ours.address THEN f.token1 ELSE f.token0 END, f.token0 = ours.address, pool.since - 1
  FROM pool JOIN "index".token ours ON ours.id = pool.token_id
    JOIN app.asset_facts f ON f.id = $1 || '-' || pool.pair
  WHERE ours.address IN (f.token0, f.token1) AND f.fee_ppm IS NULL
  ON CONFLICT DO NOTHING`

/**
 * Takes in pools that the index learnt of, and forgets those that it knows no longer. An index that starts again takes its
 * newest blocks back and forth: what it cannot know at its head is not missed.
 */
export async function syncPools(pool: pg.Pool, chainId: number): Promise<void> {
  await pool.query(SYNC, [String(chainId)])
}

/** Every pool of a network whose swaps are read. */
export async function readSwapPools(pool: pg.Pool, chainId: number): Promise<SwapPool[]> {
  const { rows } = await pool.query<{
    id: string
    token_id: string
    pair: Hex
    is_token0: boolean
    settled_block: string
  }>(
    'SELECT id, token_id, pair, is_token0, settled_block FROM app.token_pool WHERE chain_id = $1 ORDER BY id',
    [chainId],
  )
  return rows.map((row) => ({
    id: row.id,
    tokenId: row.token_id,
    pair: row.pair,
    isToken0: row.is_token0,
    settledBlock: Number(row.settled_block),
  }))
}
