import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCandles } from '../src/token/read-candles.ts'
import { openPlans, type Plans } from './open-plans.ts'
import { addressOf } from './seed-terms.ts'

type Hex = `0x${string}`

const MANY = 100_000
/** Blocks of 8 KB; all candles together fill two thousand. */
const FEW_BLOCKS = 400
const TOKEN = addressOf(7919) as Hex
const [BUSY, QUIET] = [addressOf(0xb1) as Hex, addressOf(0xb2) as Hex]
/** Listed on the network, as the currency of most pools is; and one that a stranger made. */
const QUOTE = '0x55d398326f99059ff775485246999027b3197955'
const STRANGE = addressOf(0x909) as Hex
const STRANGERS = Array.from({ length: 25 }, (_, n) => addressOf(0xc00 + n) as Hex)
const ID = `56-${TOKEN}`
/** A token that moves freely from its creation on, and was never launched. */
const OPEN = addressOf(2 * 7919) as Hex
const OPEN_ID = `56-${OPEN}`

/** Two pools of one token, one with very many candles; launches and presales of very many others. */
const SEED = `
INSERT INTO app.token_pool (id, token_id, chain_id, pair, quote, is_token0, settled_block)
SELECT '${ID}-' || pair, '${ID}', 56, pair, '${QUOTE}', true, 5 FROM unnest(ARRAY['${BUSY}', '${QUIET}']) AS p(pair);
INSERT INTO app.token_candle (pool_id, seconds, starts_at, open, high, low, close, token_volume, quote_volume, swaps)
SELECT '${ID}-${BUSY}', 300, 300 * k, k, k + 2, k, k + 1, 10, 20, 1 FROM generate_series(1, ${MANY}) k;
INSERT INTO app.token_candle (pool_id, seconds, starts_at, open, high, low, close, token_volume, quote_volume, swaps)
SELECT '${ID}-' || pair, 86400, 86400 * k, 1, 2, 1, 2, 10, 20, swaps FROM generate_series(1, 300) k, (VALUES ('${BUSY}', 50), ('${QUIET}', 1)) AS p(pair, swaps);
INSERT INTO app.token_pool (id, token_id, chain_id, pair, quote, is_token0, settled_block)
SELECT '${ID}-' || pair, '${ID}', 56, pair, '${STRANGE}', true, 5 FROM unnest(ARRAY['${STRANGERS.join("','")}']) AS p(pair);
INSERT INTO app.token_candle (pool_id, seconds, starts_at, open, high, low, close, token_volume, quote_volume, swaps)
SELECT '${ID}-' || pair, 86400, 86400, 1, 2, 1, 2, 10, 20, 1000000 FROM unnest(ARRAY['${STRANGERS.join("','")}']) AS p(pair);
INSERT INTO app.asset_facts (id, chain_id, address, symbol, decimals) VALUES ('56-${QUOTE}', 56, '${QUOTE}', 'USDT', 6);
INSERT INTO "index".token_launch (id, token_id, chain_id, token, owner, pair, quote, created_at, block_number, tx_hash)
SELECT '56-' || k, CASE k WHEN 5 THEN '${ID}' ELSE '56-x' || k END, 56, 'x' || k, 'o', 'p', 'q', 777 + k, k, 't' FROM generate_series(1, ${MANY}) k;
UPDATE "index".token SET launched = true, launched_at = created_at WHERE id IN ('${ID}', '${OPEN_ID}');
`

describe('reading candles', () => {
  let plans: Plans

  beforeAll(async () => {
    plans = await openPlans(SEED)
  }, 180_000)

  afterAll(() => plans?.stop())

  const read = (wanted: Parameters<typeof readCandles>[3], token = TOKEN) =>
    readCandles(plans.read, 56, token, wanted)

  it('gives the newest of the pool of most swaps against a listed currency, oldest first', async () => {
    const answer = await read({ interval: '5m' })
    expect(answer.pools).toHaveLength(20)
    expect(
      answer.pools
        .slice(0, 2)
        .map(({ pair, symbol, decimals, swaps }) => [pair.toLowerCase(), symbol, decimals, swaps]),
    ).toEqual([
      [BUSY, 'USDT', 6, 15_000],
      [QUIET, 'USDT', 6, 300],
    ])
    expect(answer.pair?.toLowerCase()).toBe(BUSY)
    expect(answer.launchedAt).toBe(782)
    expect(answer.candles).toHaveLength(240)
    expect(answer.candles.at(-1)).toEqual({
      startsAt: 300 * MANY,
      ...{ open: String(MANY), high: String(MANY + 2), low: String(MANY), close: String(MANY + 1) },
      ...{ tokenVolume: '10', quoteVolume: '20', swaps: 1 },
    })
    expect(answer.candles[0]?.startsAt).toBe(300 * (MANY - 239))
  })

  it('does not take the creation of a token that moves freely for the opening of its trading', async () => {
    expect((await read({ interval: '1d' }, OPEN)).launchedAt).toBeNull()
  })

  it('gives those of a stranger’s pool to whoever asks for it, however many there are', async () => {
    const last = STRANGERS.at(-1) as Hex
    const answer = await read({ interval: '1d', pair: last })
    expect([answer.pair?.toLowerCase(), answer.candles.length]).toEqual([last, 1])
  })

  it('gives those before a moment, and those of another pool or length', async () => {
    const earlier = await read({ interval: '5m', before: 900 })
    expect(earlier.candles.map(({ startsAt }) => startsAt)).toEqual([300, 600])
    const other = await read({ interval: '1d', pair: QUIET })
    expect([other.pair?.toLowerCase(), other.candles.length]).toEqual([QUIET, 240])
    expect((await read({ interval: '1h' })).candles).toEqual([])
  })

  it('gives none of a pool that is not the token’s, and knows no other token', async () => {
    const strange = await read({ interval: '1d', pair: addressOf(0xb3) as Hex })
    expect([strange.pair, strange.candles]).toEqual([null, []])
    await expect(read({ interval: '1d' }, addressOf(0xdead) as Hex)).rejects.toMatchObject({
      code: 'TOKEN_NOT_FOUND',
    })
  })

  it('touches few blocks, however many candles and launches there are', async () => {
    expect(await plans.blocksOf(() => read({ interval: '5m' }))).toBeLessThan(FEW_BLOCKS)
  })
})
