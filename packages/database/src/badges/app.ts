import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  customType,
  index,
  integer,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '../accounts/app.ts'
import { appSchema } from '../release/app.ts'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Somebody asks for a badge of one kind on one contract. */
export const badgeApplication = appSchema.table(
  'badge_application',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    /** wallet of the account that owned the contract at that moment, lower case */
    applicant: text().notNull(),
    /** one of `BADGE_KINDS` */
    kind: text().notNull(),
    /** one of `BADGE_SUBJECTS` */
    subject: text().notNull(),
    chainId: bigint({ mode: 'number' }).notNull(),
    /** lower case */
    address: text().notNull(),
    project: text().notNull(),
    /** mailbox; emptied with the documents */
    contact: text().notNull(),
    website: text().notNull(),
    /** emptied with the documents */
    statement: text().notNull(),
    /** who audited; empty for the other kinds */
    auditor: text().notNull().default(''),
    report: text().notNull().default(''),
    /** one of `APPLICATION_STATES` */
    state: text().notNull().default('draft'),
    /** what the operator asks for, or why it refused; for the applicant */
    note: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    /** of the last act: retention counts from here once nothing is open */
    updatedAt: moment().notNull().defaultNow(),
    /** when documents and personal texts were deleted */
    forgottenAt: moment(),
  },
  (table) => [
    index('badge_application_account').on(table.accountId, table.createdAt),
    index('badge_application_queue').on(table.state, table.updatedAt),
    index('badge_application_due').on(table.updatedAt).where(sql`${table.forgottenAt} IS NULL`),
    // One decision at a time about one thing for one account.
    uniqueIndex('badge_application_open')
      .on(table.accountId, table.chainId, table.address, table.kind)
      .where(sql`${table.state} IN ('draft', 'submitted', 'inReview', 'moreWanted')`),
  ],
)

/** A document of an application. Found by a random number alone, never by its content (settled S-21). */
export const badgeDocument = appSchema.table(
  'badge_document',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid()
      .notNull()
      .references(() => badgeApplication.id),
    /** one of `DOCUMENT_ROLES` */
    role: text().notNull(),
    /** as its sender calls it; emptied with the content */
    name: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    /** AES-256-GCM under the server's key, bound to this document; null once deleted */
    sealed: bytes(),
    createdAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [index('badge_document_application').on(table.applicationId)],
)

/** Who read which document when. Rows are never changed or deleted: a trigger refuses it. */
export const badgeDocumentAccess = appSchema.table(
  'badge_document_access',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    documentId: uuid().notNull(),
    applicationId: uuid().notNull(),
    /** `operator` or `applicant` */
    reader: text().notNull(),
    /** of the operator or the account */
    readerId: uuid().notNull(),
    /** hash of the client's network address */
    client: text().notNull(),
    readAt: moment().notNull().defaultNow(),
  },
  (table) => [index('badge_document_access_application').on(table.applicationId, table.id)],
)

/** Every step of an application and its badge. Rows are never changed or deleted: a trigger refuses it. */
export const badgeEvent = appSchema.table(
  'badge_event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    applicationId: uuid().notNull(),
    /** `applicant`, `operator` or `server` */
    actor: text().notNull(),
    /** of the operator or the account; null for the server */
    actorId: uuid(),
    act: text().notNull(),
    /** what was asked for, why it was refused or ended */
    note: text().notNull().default(''),
    happenedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('badge_event_application').on(table.applicationId, table.id)],
)

/** A badge, with what it is bound to. */
export const badge = appSchema.table(
  'badge',
  {
    /** of the application that it was granted for */
    id: uuid()
      .primaryKey()
      .references(() => badgeApplication.id),
    /** counts up with the grants: pages of the list go by it */
    number: bigserial({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    chainId: bigint({ mode: 'number' }).notNull(),
    /** lower case */
    address: text().notNull(),
    project: text().notNull(),
    issuer: text().notNull(),
    scope: text().notNull(),
    /** address of the report; empty: none */
    report: text().notNull().default(''),
    /** EXTCODEHASH at the grant */
    codeHash: text().notNull(),
    /** lower case */
    owner: text().notNull(),
    /** null: what it is on has no taxes */
    taxBits: text(),
    /** unix seconds up to which the index had come: an index that is being rebuilt says nothing new */
    indexedAt: bigint({ mode: 'number' }).notNull(),
    grantedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** one of `BADGE_END_REASONS` */
    endReason: text(),
    endNote: text().notNull().default(''),
    /** when what it is bound to was last compared */
    comparedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('badge_contract').on(table.chainId, table.address),
    uniqueIndex('badge_number').on(table.number),
    index('badge_compared').on(table.comparedAt).where(sql`${table.endedAt} IS NULL`),
    uniqueIndex('badge_standing')
      .on(table.chainId, table.address, table.kind)
      .where(sql`${table.endedAt} IS NULL`),
  ],
)

/** A wallet whose attestations of badges this installation stands for. Everybody reads who they are. */
export const badgeAttester = appSchema.table('badge_attester', {
  /** lower case */
  address: text().primaryKey(),
  /** who it is, in words for everybody */
  name: text().notNull(),
  /** of the operator who named it last */
  namedBy: uuid().notNull(),
  namedAt: moment().notNull().defaultNow(),
  /** since when its word does not count any more */
  removedAt: moment(),
})

/** What was attested on chain for a badge. */
export const badgeAttestation = appSchema.table(
  'badge_attestation',
  {
    /** of the badge */
    id: uuid()
      .primaryKey()
      .references(() => badge.id),
    /** of the badge's network, whose node was asked */
    chainId: bigint({ mode: 'number' }).notNull(),
    /** number of the attestation in EAS, lower case */
    uid: text().notNull(),
    /** lower case */
    attester: text().notNull(),
    /** as the network says */
    attestedAt: moment().notNull(),
    revokedAt: moment(),
    recordedAt: moment().notNull().defaultNow(),
    /** when the network was last asked whether it is revoked */
    comparedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('badge_attestation_uid').on(table.chainId, table.uid),
    index('badge_attestation_compared').on(table.comparedAt).where(sql`${table.revokedAt} IS NULL`),
  ],
)
