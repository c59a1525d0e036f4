import { bigint, bigserial, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { appSchema } from '../release/app.ts'

const moment = () => timestamp({ withTimezone: true })

/** Somebody who may sign in: with e-mail and password, with a linked wallet, or both. */
export const account = appSchema.table('account', {
  id: uuid().primaryKey().defaultRandom(),
  /** lower case; null for an account that only a wallet opens */
  email: text().unique(),
  /** argon2id, with its own parameters and salt; null where there is no password */
  passwordHash: text(),
  name: text().notNull().default(''),
  /** when the activation link was opened; null: nobody signs in with this password yet */
  activatedAt: moment(),
  /** E.164; proven by a code */
  phone: text(),
  /** AES-256-GCM under the server's key: nonce, tag and secret; null: no second step */
  totpSecret: text(),
  /** number of the last 30-second step whose code was taken: none is taken twice */
  totpLastStep: bigint({ mode: 'number' }),
  createdAt: moment().notNull().defaultNow(),
})

/** A wallet that opens an account. */
export const accountWallet = appSchema.table(
  'account_wallet',
  {
    /** of an EVM network in lower case, of Solana in its own letters */
    address: text().notNull(),
    /** 0: its key signs in; otherwise the network of the contract that vouches, which is itself on no other */
    chainId: bigint({ mode: 'number' }).notNull().default(0),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    linkedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.chainId] }),
    index('account_wallet_account').on(table.accountId),
  ],
)

/** A sign-in that stands. */
export const accountSession = appSchema.table(
  'account_session',
  {
    /** SHA-256 of the access token: the token itself is never stored */
    tokenHash: text().primaryKey(),
    /** public number, by which its owner ends it from elsewhere */
    id: uuid().notNull().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** what the browser calls itself, cut to 200 characters */
    agent: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('account_session_account').on(table.accountId),
    index('account_session_age').on(table.expiresAt),
  ],
)

export const ACCOUNT_TOKEN_PURPOSES = ['activate', 'recover', 'second-step', 'sms'] as const

/** Something that is known to one person for a short time, and works once. */
export const accountToken = appSchema.table(
  'account_token',
  {
    /** SHA-256 of what was mailed or answered */
    tokenHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** one of `ACCOUNT_TOKEN_PURPOSES` */
    purpose: text().notNull(),
    /** the phone number that a code proves */
    subject: text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('account_token_account').on(table.accountId, table.purpose),
    index('account_token_age').on(table.expiresAt),
  ],
)

/** A code on paper in place of the authenticator; each works once. */
export const accountRecoveryCode = appSchema.table(
  'account_recovery_code',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

/** A number that a wallet signed or will sign: each is taken once. */
export const walletNonce = appSchema.table(
  'wallet_nonce',
  { nonce: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index('wallet_nonce_age').on(table.expiresAt)],
)

/** What was done to accounts, without any secret. */
export const accountEvent = appSchema.table(
  'account_event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** null where no account was found */
    accountId: uuid(),
    kind: text().notNull(),
    /** hash of the client's network address: the address itself is never stored */
    client: text().notNull(),
    happenedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('account_event_account').on(table.accountId, table.happenedAt)],
)

/** Who runs this server. Only a command on the server makes one. */
export const operator = appSchema.table('operator', {
  id: uuid().primaryKey().defaultRandom(),
  /** lower case */
  name: text().notNull().unique(),
  /** argon2id */
  passwordHash: text().notNull(),
  /** sealed like an account's; without it there is no operator */
  totpSecret: text().notNull(),
  totpLastStep: bigint({ mode: 'number' }),
  createdAt: moment().notNull().defaultNow(),
})

/** A sign-in of an operator: another kind than an account's, and neither passes for the other. */
export const operatorSession = appSchema.table('operator_session', {
  /** SHA-256 of the token */
  tokenHash: text().primaryKey(),
  operatorId: uuid()
    .notNull()
    .references(() => operator.id, { onDelete: 'cascade' }),
  createdAt: moment().notNull().defaultNow(),
  expiresAt: moment().notNull(),
})
