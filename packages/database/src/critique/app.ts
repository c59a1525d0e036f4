import { bigint, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from '../accounts/app.ts'
import { appSchema } from '../release/app.ts'

const moment = () => timestamp({ withTimezone: true })

/** An owner asks named critics for their judgement of a contract. Goes with the account. */
export const critiqueRequest = appSchema.table(
  'critique_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** wallet of the account that owned the contract at that moment, lower case */
    asker: text().notNull(),
    /** one of `BADGE_SUBJECTS` */
    subject: text().notNull(),
    chainId: bigint({ mode: 'number' }).notNull(),
    /** lower case */
    address: text().notNull(),
    title: text().notNull(),
    goal: text().notNull(),
    standard: text().notNull(),
    /** for whom or by whom it was built; empty: not said */
    client: text().notNull(),
    /** percent; null: not said */
    weight: integer(),
    /** one of `CRITIQUE_VISIBILITIES` */
    visibility: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('critique_request_account').on(table.accountId, table.createdAt),
    index('critique_request_contract').on(table.chainId, table.address, table.createdAt),
  ],
)

/** Who is asked. */
export const critiqueInvite = appSchema.table(
  'critique_invite',
  {
    requestId: uuid()
      .notNull()
      .references(() => critiqueRequest.id, { onDelete: 'cascade' }),
    /** wallet, lower case */
    critic: text().notNull(),
    /** as the owner named them */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.critic] }),
    index('critique_invite_critic').on(table.critic),
  ],
)

/** What a critic said. Goes with the request and with the critic's account. */
export const critiqueAnswer = appSchema.table(
  'critique_answer',
  {
    requestId: uuid()
      .notNull()
      .references(() => critiqueRequest.id, { onDelete: 'cascade' }),
    /** the invited wallet, lower case */
    critic: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** one of `CRITIQUE_VERDICTS` */
    verdict: text().notNull(),
    said: text().notNull(),
    answeredAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.critic] }),
    index('critique_answer_account').on(table.accountId),
  ],
)
