import { bigint, index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { appSchema } from '../release/app.ts'

/**
 * - `queued`: waits for its next attempt
 * - `pending`: handed over; the service is at work
 * - `verified`: the service compiled the source and found the chain's code
 * - `failed`: given up after the last attempt
 */
export const VERIFICATION_STATUSES = ['queued', 'pending', 'verified', 'failed'] as const

export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

/** One token at one service that publishes verified sources. `id` = `<chainId>-<address>-<service>`. */
export const tokenVerification = appSchema.table(
  'token_verification',
  {
    id: text().primaryKey(),
    /** `<chainId>-<address>`, as in the index */
    tokenId: text().notNull(),
    chainId: bigint({ mode: 'number' }).notNull(),
    address: text().$type<`0x${string}`>().notNull(),
    service: text().notNull(),
    /** one of `VERIFICATION_STATUSES` */
    status: text().$type<VerificationStatus>().notNull().default('queued'),
    detail: text(),
    attempts: integer().notNull().default(0),
    /** until then nobody takes the job: a pause after a failure, or somebody's turn */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('token_verification_once').on(table.tokenId, table.service),
    index('token_verification_due').on(table.status, table.nextAttemptAt),
  ],
)

/** Says that a token's verification stands otherwise: kept answers are made again. */
export const VERIFICATION_CHANNEL = 'slipway_verification'
