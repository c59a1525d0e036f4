import { bigserial, index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { appSchema } from '../release/app.ts'

export const MESSAGE_CHANNELS = ['mail', 'sms'] as const
export const MESSAGE_STATUSES = ['queued', 'delivered', 'failed'] as const

/**
 * A message to one person, written with the act that causes it and delivered afterwards. Where no
 * mail server or provider is set up it stays here, for the operator to hand on.
 */
export const outboxMessage = appSchema.table(
  'outbox_message',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** one of `MESSAGE_CHANNELS` */
    channel: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    /** emptied after delivery, and when what it holds has expired: links and codes are secrets */
    body: text().notNull(),
    /** one of `MESSAGE_STATUSES` */
    status: text().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    detail: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** after this nobody needs it any more */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('outbox_message_due').on(table.status, table.nextAttemptAt),
    index('outbox_message_age').on(table.createdAt),
  ],
)

/** What somebody reported about codes that did not arrive. */
export const deliveryReport = appSchema.table('delivery_report', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  channel: text().notNull(),
  recipient: text().notNull(),
  reportedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
