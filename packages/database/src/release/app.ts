import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/**
 * The schema of our own tables. Most of it can be rebuilt from no chain; what can, but not by the index's engine (events of
 * Solana, candles, the state of audits), is no part of a backup (`backup/backup-tables.ts`).
 */
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

/**
 * How far the logs of a chain were compared with what the chain itself commits to. A generation is a build of the index
 * after logs were found missing: it makes another release of the same code.
 */
export const chainAudit = appSchema.table('chain_audit', {
  chainId: bigint({ mode: 'number' }).primaryKey(),
  /** newest block up to which every final block was compared; null before the first */
  auditedBlock: bigint({ mode: 'number' }),
  generation: integer().notNull().default(0),
})

/** A block of which the index held other logs than the chain. */
export const logDifference = appSchema.table(
  'log_difference',
  {
    chainId: bigint({ mode: 'number' }).notNull(),
    blockNumber: bigint({ mode: 'number' }).notNull(),
    /** logs that the chain has and the index had not */
    missing: integer().notNull(),
    /** logs that the index had and the chain has not */
    surplus: integer().notNull(),
    foundAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** since when the index holds what the chain has; null while it does not */
    repairedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber] })],
)
