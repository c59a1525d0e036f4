import { inTransaction } from '@slipway/database/connection/in-transaction'
import { SWAPS_CHANNEL } from '@slipway/database/token/app'
import type pg from 'pg'
import type { Hex } from '../store/event-handler.ts'
import type { SwapPool } from './pool-store.ts'

/** Lengths of the candles in seconds, each made of those before it. */
const LENGTHS = [300, 3_600, 86_400] as const

/** A swap as a row of `app.token_swap`, seen from the pool's token. */
export interface SwapRow {
  id: string
  poolId: string
  blockNumber: number
  blockHash: Hex
  /** unix seconds */
  swappedAt: number
  tokenAmount: bigint
  quoteAmount: bigint
  /** quote for one base unit of the token, times 10^36 */
  price: bigint
}

/** What was read: every swap of these pools in these blocks. */
export interface SwapsRead {
  pools: readonly SwapPool[]
  from: number
  to: number
  /** newest block of them that nothing replaces any more */
  settled: number
  swaps: readonly SwapRow[]
}

/** Removes what a reorganisation took, adds what is new; both as pools with the moment from which they differ. */
const STORE = `WITH read AS (
    SELECT * FROM json_to_recordset($4::json) AS r(id text, pool_id text, block_number bigint, block_hash text, swapped_at bigint, token_amount numeric, quote_amount numeric, price numeric)
  ), gone AS (
    DELETE FROM app.token_swap known WHERE known.pool_id = ANY($1) AND known.block_number BETWEEN $2 AND $3
      AND NOT EXISTS (SELECT 1 FROM read WHERE read.id = known.id) RETURNING pool_id, swapped_at
  ), before AS (
    SELECT known.pool_id, known.swapped_at FROM app.token_swap known JOIN read USING (id) WHERE known.block_hash <> read.block_hash
  ), stored AS (
    INSERT INTO app.token_swap AS known SELECT * FROM read
    ON CONFLICT (id) DO UPDATE SET block_hash = excluded.block_hash, swapped_at = excluded.swapped_at,
      token_amount = excluded.token_amount, quote_amount = excluded.quote_amount, price = excluded.price
      WHERE known.block_hash <> excluded.block_hash
    RETURNING pool_id, swapped_at
  )
  SELECT pool_id, min(swapped_at) AS since FROM (
    SELECT * FROM gone UNION ALL SELECT * FROM before UNION ALL SELECT * FROM stored
  ) changed GROUP BY pool_id`

const sourceOf = (seconds: (typeof LENGTHS)[number]) =>
  seconds === LENGTHS[0]
    ? `SELECT pool_id, swapped_at AS at, id AS place, price AS open, price AS high, price AS low, price AS close,
         token_amount AS token_volume, quote_amount AS quote_volume, 1 AS swaps FROM app.token_swap
         WHERE pool_id = $1 AND swapped_at >= $2`
    : `SELECT pool_id, starts_at AS at, starts_at AS place, open, high, low, close, token_volume, quote_volume, swaps
         FROM app.token_candle WHERE pool_id = $1 AND starts_at >= $2 AND seconds = ${LENGTHS[LENGTHS.indexOf(seconds) - 1]}`

const makeCandles = (seconds: (typeof LENGTHS)[number]) =>
  `INSERT INTO app.token_candle (pool_id, seconds, starts_at, open, high, low, close, token_volume, quote_volume, swaps)
   SELECT pool_id, ${seconds}, at - at % ${seconds}, (array_agg(open ORDER BY place))[1], max(high), min(low),
     (array_agg(close ORDER BY place DESC))[1], sum(token_volume), sum(quote_volume), sum(swaps)
   FROM (${sourceOf(seconds)}) part GROUP BY pool_id, at - at % ${seconds}`

async function drawCandles(client: pg.PoolClient, poolId: string, since: number): Promise<void> {
  for (const seconds of LENGTHS) {
    const from = since - (since % seconds)
    await client.query(
      'DELETE FROM app.token_candle WHERE pool_id = $1 AND seconds = $2 AND starts_at >= $3',
      [poolId, seconds, from],
    )
    await client.query(makeCandles(seconds), [poolId, from])
  }
}

const toJson = (swaps: readonly SwapRow[]) =>
  JSON.stringify(
    swaps.map((swap) => ({
      id: swap.id,
      pool_id: swap.poolId,
      block_number: swap.blockNumber,
      block_hash: swap.blockHash,
      swapped_at: swap.swappedAt,
      token_amount: String(swap.tokenAmount),
      quote_amount: String(swap.quoteAmount),
      price: String(swap.price),
    })),
  )

async function store(client: pg.PoolClient, read: SwapsRead): Promise<void> {
  const ids = read.pools.map(({ id }) => id)
  const { rows } = await client.query<{ pool_id: string; since: string }>(STORE, [
    ids,
    read.from,
    read.to,
    toJson(read.swaps),
  ])
  for (const { pool_id: poolId, since } of rows) await drawCandles(client, poolId, Number(since))
  await client.query('UPDATE app.token_pool SET settled_block = $2 WHERE id = ANY($1)', [
    ids,
    read.settled,
  ])
  const changed = new Set(rows.map(({ pool_id: poolId }) => poolId))
  for (const { id, tokenId } of read.pools)
    if (changed.has(id)) await client.query('SELECT pg_notify($1, $2)', [SWAPS_CHANNEL, tokenId])
}

/** Keeps what was read in the place of what was known of these blocks, and draws the candles that it changes again. */
export async function storeSwaps(pool: pg.Pool, read: SwapsRead): Promise<void> {
  await inTransaction(pool, (client) => store(client, read))
}
