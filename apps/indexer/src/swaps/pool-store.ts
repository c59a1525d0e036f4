import { findChain } from '@slipway/chains'
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
 * Pools of one token whose swaps are read; as many as a page offers. Anybody may register pairs of a token, and each is part
 * of a question to the nodes every two seconds.
 */
const MOST_POOLS = 20

/**
 * Pools that the index knows of tokens of ours: named by a launch, proven to a token, or made by a presale. Nobody trades
 * before the launch; what a pool's two tokens are, its own factory has confirmed (asset_facts). Of too many the launch's and
 * the presale's own are read, then those against currencies that the network lists, then the earliest registered: not by
 * `since`, which all pairs of a launched token share, so that a chosen address would decide.
 */
const SYNC = `WITH source AS (
    SELECT p.token_id, p.pair, coalesce(t.launched_block, p.block_number) AS since, p.block_number AS registered,
      CASE WHEN p.is_main THEN 0 ELSE 1 END AS place FROM "index".token_pair p
      LEFT JOIN "index".token_terms t ON t.id = p.token_id WHERE p.chain_id = $1::bigint
    UNION ALL SELECT l.token_id, l.pair, l.block_number, l.block_number, 0 FROM "index".token_launch l WHERE l.chain_id = $1::bigint
    UNION ALL SELECT s.chain_id || '-' || s.claim_token, x.pair, x.block_number, x.block_number, 0 FROM "index".presale_listing x
      JOIN "index".presale s ON s.id = x.id WHERE x.chain_id = $1::bigint
  ), named AS (
    SELECT s.token_id, s.pair, f.token0, f.token1, ours.address, min(s.since) AS since,
      row_number() OVER (PARTITION BY s.token_id ORDER BY min(s.place),
        CASE WHEN f.token0 = ANY($3) OR f.token1 = ANY($3) THEN 0 ELSE 1 END, min(s.registered), s.pair) AS place
    FROM source s JOIN "index".token ours ON ours.id = s.token_id
      JOIN app.asset_facts f ON f.id = $1 || '-' || s.pair
    WHERE ours.address IN (f.token0, f.token1) AND f.fee_ppm IS NULL
    GROUP BY s.token_id, s.pair, f.token0, f.token1, ours.address
  ), pool AS (
    SELECT token_id || '-' || pair AS id, * FROM named WHERE place <= $2
  ), gone AS (
    DELETE FROM app.token_pool known USING "index".index_head head
    WHERE known.chain_id = $1::bigint AND head.chain_id = $1::bigint AND head.block_number > known.settled_block
      AND NOT EXISTS (SELECT 1 FROM pool WHERE pool.id = known.id)
  )
  INSERT INTO app.token_pool (id, token_id, chain_id, pair, quote, is_token0, settled_block)
  SELECT pool.id, pool.token_id, $1::bigint, pool.pair,
    CASE WHEN pool.token0 = pool.address THEN pool.token1 ELSE pool.token0 END, pool.token0 = pool.address, pool.since - 1
  FROM pool
  ON CONFLICT DO NOTHING`

/**
 * Takes in pools that the index learnt of, and forgets those that it knows no longer. An index that starts again takes its
 * newest blocks back and forth: what it cannot know at its head is not missed.
 */
export async function syncPools(pool: pg.Pool, chainId: number): Promise<void> {
  const listed = (findChain(chainId)?.currencies ?? []).map(({ address }) => address.toLowerCase())
  await pool.query(SYNC, [String(chainId), MOST_POOLS, listed])
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
