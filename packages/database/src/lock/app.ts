import { sql } from 'drizzle-orm'
import { bigint, index, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core'
import { appSchema } from '../release/app.ts'

type Hex = `0x${string}`

/**
 * What a locked contract that is not ours says of itself: no event tells it, so it is asked, and is no part of the index.
 * `id` = `<chainId>-<contract>`; of a V4 position the id of its lock, because its pool has no address.
 */
export const assetFacts = appSchema.table(
  'asset_facts',
  {
    id: text().primaryKey(),
    chainId: bigint({ mode: 'number' }).notNull(),
    /** the contract; of a V4 position its collection */
    address: text().$type<Hex>().notNull(),
    name: text(),
    symbol: text(),
    decimals: integer(),
    /** base units, when it was last asked */
    supply: numeric({ precision: 78, scale: 0, mode: 'bigint' }),
    /** lower-case; null unless it is a pool */
    token0: text().$type<Hex>(),
    token1: text().$type<Hex>(),
    factory: text().$type<Hex>(),
    /** parts per million, of pools that have a fee of their own */
    feePpm: integer(),
    /** when the index first knew of it */
    foundAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** questions that no node answered, in a row */
    failures: integer().notNull().default(0),
    nextReadAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** null before the first answer */
    readAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('asset_facts_due').on(table.chainId, table.nextReadAt),
    // The first pools of a token, and the first V4 positions, which have no pool of their own, without looking at the rest.
    ...[table.token0, table.token1].flatMap((token) => [
      index(`asset_facts_${token.name}_pools`)
        .on(token, table.chainId, table.foundAt, table.address)
        .where(sql`${table.id} LIKE '%-' || ${table.address}`),
      index(`asset_facts_${token.name}_positions`)
        .on(token, table.chainId, table.id)
        .where(sql`${table.id} NOT LIKE '%-' || ${table.address}`),
    ]),
  ],
)

/** Says that facts of an asset are known now: kept answers are made again. */
export const FACTS_CHANNEL = 'slipway_facts'
