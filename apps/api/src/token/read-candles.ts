import { findChain } from '@slipway/chains'
import { tokenId } from '@slipway/database/row-ids'
import { tokenCandle, tokenPool } from '@slipway/database/token/app'
import { token } from '@slipway/database/token/indexed'
import { desc, eq, sql } from 'drizzle-orm'
import { prepareOnce } from '../database/prepare-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { showAddress } from '../http/fields.ts'
import { readCurrencyUnits } from '../stats/read-currency-units.ts'
import { CANDLE_SECONDS, type CandleInterval, MOST_CANDLES } from './candle-routes.ts'

/** Pools in one answer. */
const MOST_POOLS = 20
/** Later than every candle. */
const END_OF_TIME = 2 ** 40

const selectLaunch = (database: ReadDatabase) =>
  prepareOnce(database, 'token launch moment', (built) =>
    built
      .select({
        launchedAt: sql<string | null>`coalesce(nullif(token.launched_at, token.created_at),
          (SELECT min(l.created_at) FROM "index".token_launch l WHERE l.token_id = ${sql.placeholder('id')}),
          (SELECT min(x.finalized_at) FROM "index".presale s JOIN "index".presale_listing x ON x.id = s.id
            WHERE s.chain_id = token.chain_id AND s.claim_token = token.address))`,
      })
      .from(token)
      .where(eq(token.id, sql.placeholder('id')))
      .prepare(''),
  )

/**
 * What is asked for first, then pools against currencies that the network lists, then by swaps: anybody may register a pool
 * against a currency of their own, and trade with themselves in it. The days of a pool are few: their swaps are counted, not
 * the swaps.
 */
const selectPools = (database: ReadDatabase) =>
  prepareOnce(database, 'token pools', (built) => {
    const swaps = sql<string>`coalesce((SELECT sum(c.swaps) FROM app.token_candle c
      WHERE c.pool_id = token_pool.id AND c.seconds = ${sql.raw(String(CANDLE_SECONDS['1d']))}), 0)`
    return built
      .select({
        id: tokenPool.id,
        chainId: tokenPool.chainId,
        pair: tokenPool.pair,
        quote: tokenPool.quote,
        swaps,
      })
      .from(tokenPool)
      .where(eq(tokenPool.tokenId, sql.placeholder('id')))
      .orderBy(
        desc(sql`${tokenPool.pair} = ${sql.placeholder('asked')}`),
        desc(sql`${tokenPool.quote} = ANY(${sql.placeholder('listed')}::text[])`),
        desc(swaps),
        tokenPool.id,
      )
      .limit(MOST_POOLS)
      .prepare('')
  })

/** Currencies that the network's own file lists, in lower case. */
const listedCurrencies = (chainId: number): readonly string[] =>
  (findChain(chainId)?.currencies ?? []).map((currency) => currency.address.toLowerCase())

const selectCandles = (database: ReadDatabase) =>
  prepareOnce(database, 'token candles', (built) =>
    built
      .select()
      .from(tokenCandle)
      .where(
        sql`${tokenCandle.poolId} = ${sql.placeholder('pool')} AND ${tokenCandle.seconds} = ${sql.placeholder('seconds')}
          AND ${tokenCandle.startsAt} < ${sql.placeholder('before')}`,
      )
      .orderBy(desc(tokenCandle.startsAt))
      .limit(MOST_CANDLES)
      .prepare(''),
  )

const showCandle = (row: typeof tokenCandle.$inferSelect) => ({
  startsAt: row.startsAt,
  open: String(row.open),
  high: String(row.high),
  low: String(row.low),
  close: String(row.close),
  tokenVolume: String(row.tokenVolume),
  quoteVolume: String(row.quoteVolume),
  swaps: row.swaps,
})

/** What is asked for; addresses in lower case. */
interface CandlesWanted {
  readonly interval: CandleInterval
  readonly pair?: `0x${string}` | undefined
  /** unix seconds */
  readonly before?: number | undefined
}

/**
 * Candles of one pool of a token, with the pools to choose from.
 *
 * @throws {ApiError} `TOKEN_NOT_FOUND`
 */
export async function readCandles(
  database: ReadDatabase,
  chainId: number,
  address: `0x${string}`,
  { interval, pair, before = END_OF_TIME }: CandlesWanted,
) {
  const id = tokenId(chainId, address)
  const [[launch], pools] = await Promise.all([
    selectLaunch(database).execute({ id }),
    selectPools(database).execute({ id, asked: pair ?? '', listed: listedCurrencies(chainId) }),
  ])
  if (!launch)
    throw new ApiError('TOKEN_NOT_FOUND', 'the factory of this network made no such token')
  const chosen = pair === undefined ? pools[0] : pools.find((pool) => pool.pair === pair)
  const rows = chosen
    ? await selectCandles(database).execute({
        pool: chosen.id,
        seconds: CANDLE_SECONDS[interval],
        before,
      })
    : []
  const currencies = pools.map(({ quote }) => ({ chainId, currency: quote }))
  const unitOf = await readCurrencyUnits(database, currencies)
  return {
    launchedAt: launch.launchedAt === null ? null : Number(launch.launchedAt),
    pools: pools.map((pool) => ({
      pair: showAddress(pool.pair),
      quote: showAddress(pool.quote),
      ...unitOf({ chainId, currency: pool.quote }),
      swaps: Number(pool.swaps),
    })),
    pair: chosen ? showAddress(chosen.pair) : null,
    candles: rows.reverse().map(showCandle),
  }
}
