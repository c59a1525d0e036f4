import { sql } from 'drizzle-orm'
import { bigint, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { account } from '../accounts/app.ts'
import { appSchema } from '../release/app.ts'

const moment = () => timestamp({ withTimezone: true })
const none = sql`'{}'`

/** Where an account wants to be told what happens on chain. Goes with the account. */
export const webhook = appSchema.table(
  'webhook',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    label: text().notNull(),
    /** networks it listens to; empty: all */
    chainIds: bigint({ mode: 'number' }).array().notNull().default(none),
    /** kinds of acts; empty: all */
    kinds: text().array().notNull().default(none),
    /** contracts, accounts or assets, lower case; empty: all */
    addresses: text().array().notNull().default(none),
    /** AES-256-GCM under the server's key: nonce, tag and secret */
    secret: text().notNull(),
    /** the secret before, which signs as well until `previousUntil` */
    previousSecret: text(),
    previousUntil: moment(),
    /** one of `WEBHOOK_STATES` */
    state: text().notNull().default('active'),
    /** one of `WEBHOOK_PAUSES`; null while it is active */
    pausedBy: text(),
    /** of the mail that says that it was paused */
    language: text().notNull(),
    /** first of the failures since the last success; null: the last attempt succeeded */
    failingSince: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('webhook_account').on(table.accountId, table.createdAt)],
)

/** One event on its way to one webhook. No backup has it: the acts are on chain and in the lists. */
export const webhookDelivery = appSchema.table(
  'webhook_delivery',
  {
    id: uuid().primaryKey().defaultRandom(),
    webhookId: uuid()
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** the same at each attempt, and after a rebuilt index */
    eventId: text().notNull(),
    type: text().notNull(),
    /** JSON, the same bytes at each attempt */
    body: text().notNull(),
    /** one of `DELIVERY_STATES` */
    state: text().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    /** until then one process has it in hand */
    claimedUntil: moment(),
    attemptedAt: moment(),
    /** HTTP status of the last answer; null: there was none */
    lastStatus: integer(),
    /** one of `DELIVERY_FAILURES`; null: none yet, or delivered */
    failure: text(),
    /** beginning of the last answer's body */
    excerpt: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('webhook_delivery_event').on(table.webhookId, table.eventId),
    index('webhook_delivery_due')
      .on(table.webhookId, table.nextAttemptAt)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_delivery_recent').on(table.webhookId, table.createdAt),
    index('webhook_delivery_age').on(table.createdAt),
  ],
)

/** Up to which block a network's acts have been handed to webhooks. */
export const webhookCursor = appSchema.table('webhook_cursor', {
  chainId: bigint({ mode: 'number' }).primaryKey(),
  /** of the chain that was read: another one begins anew */
  genesisHash: text(),
  blockNumber: bigint({ mode: 'number' }).notNull(),
})
