import { bigint, boolean, index, integer, numeric, primaryKey, text } from 'drizzle-orm/pg-core'
import { appSchema } from '../release/app.ts'

type Hex = `0x${string}`

const uint256 = () => numeric({ precision: 78, scale: 0, mode: 'bigint' }).notNull()
/** Base units of the quote currency for one of the token, times 10^36. */
const price = () => numeric({ mode: 'bigint' }).notNull()
const whole = () => bigint({ mode: 'number' }).notNull()

/**
 * A pool of a token of ours whose swaps are read beside the index. `id` = `<token id>-<pair>`. It goes when the index knows
 * it no longer, and everything of it goes with it.
 */
export const tokenPool = appSchema.table(
  'token_pool',
  {
    id: text().primaryKey(),
    tokenId: text().notNull(),
    chainId: whole(),
    /** lower-case, like all addresses here */
    pair: text().$type<Hex>().notNull(),
    /** what the token is traded for */
    quote: text().$type<Hex>().notNull(),
    /** whether the token is the pair's first */
    isToken0: boolean().notNull(),
    /** newest block whose swaps nothing replaces any more */
    settledBlock: whole(),
  },
  (table) => [
    index('token_pool_token').on(table.tokenId),
    index('token_pool_settled').on(table.chainId, table.settledBlock),
  ],
)

const poolId = () =>
  text()
    .notNull()
    .references(() => tokenPool.id, { onDelete: 'cascade' })

/** One swap. `id` = `<pool id>-<block>-<log>`, which sorts by time. */
export const tokenSwap = appSchema.table(
  'token_swap',
  {
    id: text().primaryKey(),
    poolId: poolId(),
    blockNumber: whole(),
    blockHash: text().$type<Hex>().notNull(),
    /** unix seconds of the block */
    swappedAt: whole(),
    /** base units that moved into and out of the pool */
    tokenAmount: uint256(),
    quoteAmount: uint256(),
    /** of the pool after the swap */
    price: price(),
  },
  (table) => [
    index('token_swap_block').on(table.poolId, table.blockNumber),
    index('token_swap_time').on(table.poolId, table.swappedAt),
  ],
)

/** What a pool's swaps of an interval come to; intervals without a swap have no row. */
export const tokenCandle = appSchema.table(
  'token_candle',
  {
    poolId: poolId(),
    /** length of the interval */
    seconds: integer().notNull(),
    /** unix seconds, a multiple of the length */
    startsAt: whole(),
    open: price(),
    high: price(),
    low: price(),
    close: price(),
    tokenVolume: uint256(),
    quoteVolume: uint256(),
    swaps: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.seconds, table.startsAt] })],
)

/** Says which token's swaps changed, as its id: `<chainId>-<token>`. */
export const SWAPS_CHANNEL = 'slipway_swaps'
