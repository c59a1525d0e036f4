import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { appSchema } from '../release/app.ts'

const moment = () => timestamp({ withTimezone: true })

/** A private chat with the bot, and where its dialogue stands. */
export const botChat = appSchema.table('bot_chat', {
  /** number of the chat at the messenger */
  id: bigint({ mode: 'number' }).primaryKey(),
  locale: text().notNull(),
  /** counts everything that was handled: a button of an older state does nothing */
  version: integer().notNull().default(0),
  /** the answers so far; null: no dialogue is open */
  dialogue: jsonb(),
  /** lower case; proven by a signature */
  wallet: text(),
  /** 0: its key signed. Otherwise the only network on which its contract vouches */
  walletChainId: bigint({ mode: 'number' }),
  /** of the text that a wallet signs next; good for one proof */
  linkNonce: text(),
  linkIssuedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
})

/** Updates of the messenger that were handled: a repeated one does nothing. */
export const botUpdate = appSchema.table(
  'bot_update',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    handledAt: moment().notNull().defaultNow(),
  },
  (table) => [index('bot_update_age').on(table.handledAt)],
)

/** A prepared transaction, from the link to its end. */
export const botRequest = appSchema.table(
  'bot_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    chatId: bigint({ mode: 'number' })
      .notNull()
      .references(() => botChat.id, { onDelete: 'cascade' }),
    /** the code of the link; the request itself is kept nowhere */
    signId: text().notNull(),
    kind: text().notNull(),
    chainId: bigint({ mode: 'number' }).notNull(),
    /** lower case */
    account: text().notNull(),
    /** lower case; the token that it makes or opens */
    token: text().notNull(),
    symbol: text().notNull(),
    /** of the dialogue that it was made from: it ends with its token */
    seed: text(),
    state: text().notNull(),
    /** block after which it can have been mined */
    fromBlock: bigint({ mode: 'number' }).notNull(),
    minedBlock: bigint({ mode: 'number' }),
    hash: text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('bot_request_chat').on(table.chatId, table.createdAt),
    index('bot_request_state').on(table.state),
  ],
)

/** What a chat is told about. Goes with its chat. */
export const botWatch = appSchema.table(
  'bot_watch',
  {
    id: uuid().primaryKey().defaultRandom(),
    chatId: bigint({ mode: 'number' })
      .notNull()
      .references(() => botChat.id, { onDelete: 'cascade' }),
    chainId: bigint({ mode: 'number' }).notNull(),
    /** presale, token, lock, wallet or contract */
    kind: text().notNull(),
    /** address in lower case; of a lock its public id */
    subject: text().notNull(),
    /** as people know it: a symbol, a lock's number */
    label: text().notNull(),
    /** of its page, from the site's root */
    path: text().notNull(),
    /** keys of all that was so when it was last looked at */
    known: text().array().notNull(),
    /** moves on with each claim: whoever recorded under another value came too late */
    nextLookAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('bot_watch_subject').on(table.chatId, table.chainId, table.kind, table.subject),
    index('bot_watch_due').on(table.chainId, table.nextLookAt),
  ],
)

/** One message about something watched on its way to its chat. No backup has it: by a restore it has arrived or is so no more. */
export const botAlert = appSchema.table(
  'bot_alert',
  {
    id: uuid().primaryKey().defaultRandom(),
    chatId: bigint({ mode: 'number' })
      .notNull()
      .references(() => botChat.id, { onDelete: 'cascade' }),
    /** of what became so: a chat is told of it once, whichever of its watches saw it */
    key: text().notNull(),
    /** what it says, without the language of its reader */
    body: jsonb().notNull(),
    /** among those of one look */
    rank: integer().notNull(),
    /** waiting, sent or dropped */
    state: text().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('bot_alert_key').on(table.chatId, table.key),
    index('bot_alert_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('bot_alert_age').on(table.createdAt),
  ],
)
