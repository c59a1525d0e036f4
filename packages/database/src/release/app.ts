import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  pgSchema,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** The schema of our own tables: nothing in it can be rebuilt from a chain. */
export const appSchema = pgSchema('app')

/**
 * One build of the index: its code, its contracts, its group of chains. Each has a database schema of its own.
 * At most one release of a group is active: the one behind the stable views.
 */
export const indexRelease = appSchema.table(
  'index_release',
  {
    schemaName: text().primaryKey(),
    /** chain ids of the group, ascending, joined by a comma */
    chainGroup: text().notNull(),
    chainIds: bigint({ mode: 'number' }).array().notNull(),
    isActive: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    readyAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('index_release_active').on(table.chainGroup).where(sql`${table.isActive}`),
  ],
)

/**
 * What is known about the identity and the health of a chain that is being indexed. Written by the watchdog.
 * The anchor is a block that the index took for final: another hash at its number means another chain.
 */
export const chainStatus = appSchema.table('chain_status', {
  chainId: bigint({ mode: 'number' }).primaryKey(),
  genesisHash: text(),
  anchorBlock: bigint({ mode: 'number' }),
  anchorHash: text(),
  indexedBlock: bigint({ mode: 'number' }),
  /** unix seconds of the indexed block */
  indexedAt: bigint({ mode: 'number' }),
  headBlock: bigint({ mode: 'number' }),
  /** unix seconds of the head block */
  headAt: bigint({ mode: 'number' }),
  /** seconds for which the index has been behind the head without a pause; 0 when it is not */
  lagSeconds: integer().notNull().default(0),
  /** stable code of what is wrong, null when nothing is */
  problem: text(),
  checkedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
