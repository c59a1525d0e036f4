import {
  badge,
  badgeApplication,
  badgeAttestation,
  badgeDocument,
  badgeDocumentAccess,
  badgeEvent,
} from '@slipway/database/badges/app'
import {
  type ApplicationState,
  type BadgeKind,
  type BadgeSubject,
  type DocumentRole,
  HANDED_OVER_STATES,
} from '@slipway/sdk/badges/badge-kinds'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { unixSeconds } from '../accounts/unix-seconds.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { type Application, applicationNotFound } from './applications.ts'
import { documentFileName } from './document-file-name.ts'
import type { BadgeAct } from './record-step.ts'
import { type BadgeRow, serializeBadge } from './serialize-badge.ts'

const SHOWN = 100
const SHOWN_STEPS = 300

/** An application with its badge, where it has one. */
interface Found extends Pick<BadgeRow, 'attestation'> {
  readonly application: Application
  readonly badge: BadgeRow['badge'] | null
}

const showSummary = ({ application: row, badge: granted, attestation }: Found, now: number) => ({
  id: row.id,
  kind: row.kind as BadgeKind,
  subject: row.subject as BadgeSubject,
  chainId: row.chainId,
  address: showAddress(row.address as Address),
  project: row.project,
  state: row.state as ApplicationState,
  note: row.note,
  createdAt: unixSeconds(row.createdAt),
  updatedAt: unixSeconds(row.updatedAt),
  badge: granted && serializeBadge({ badge: granted, attestation }, now),
})

/** Applications by a condition. */
async function readSummaries(
  database: ReadDatabase,
  which: SQL | undefined,
  order: SQL,
  now: number,
) {
  const rows = await database
    .select({ application: badgeApplication, badge, attestation: badgeAttestation })
    .from(badgeApplication)
    .leftJoin(badge, eq(badge.id, badgeApplication.id))
    .leftJoin(badgeAttestation, eq(badgeAttestation.id, badgeApplication.id))
    .where(which)
    .orderBy(order)
    .limit(SHOWN)
  return { items: rows.map((row) => showSummary(row, now)) }
}

/** Applications of an account, the newest first, 100 at most. */
export const readOwnApplications = (database: ReadDatabase, accountId: string, now: number) =>
  readSummaries(
    database,
    eq(badgeApplication.accountId, accountId),
    desc(badgeApplication.createdAt),
    now,
  )

/** Badges that ended while what was attested for them stands. */
const isToBeRevoked = and(
  isNotNull(badge.endedAt),
  isNotNull(badgeAttestation.id),
  isNull(badgeAttestation.revokedAt),
)

/** The operator's queue: of one state, attestations to be revoked, then what waits longest; 100 at most. */
export const readQueue = (database: ReadDatabase, state: ApplicationState, now: number) =>
  readSummaries(
    database,
    eq(badgeApplication.state, state),
    sql`(${isToBeRevoked}) DESC, ${badgeApplication.updatedAt} ASC`,
    now,
  )

const showDocument = (row: {
  id: string
  role: string
  name: string
  mediaType: string
  size: number
  createdAt: Date
}) => ({
  id: row.id,
  role: row.role as DocumentRole,
  name: documentFileName(row.name, row.mediaType),
  mediaType: row.mediaType,
  size: row.size,
  createdAt: unixSeconds(row.createdAt),
})

const readDocuments = (database: ReadDatabase, id: string) =>
  database
    .select({
      id: badgeDocument.id,
      role: badgeDocument.role,
      name: badgeDocument.name,
      mediaType: badgeDocument.mediaType,
      size: badgeDocument.size,
      createdAt: badgeDocument.createdAt,
    })
    .from(badgeDocument)
    .where(and(eq(badgeDocument.applicationId, id), isNull(badgeDocument.deletedAt)))
    .orderBy(asc(badgeDocument.createdAt))

/** Whose applications somebody sees. @param accountId undefined: the operator, who sees what was handed over */
export const seenBy = (accountId: string | undefined) =>
  accountId === undefined
    ? inArray(badgeApplication.state, [...HANDED_OVER_STATES])
    : eq(badgeApplication.accountId, accountId)

/**
 * One application, whole, without the content of its documents.
 *
 * @param accountId whose it has to be; undefined: the operator asks
 * @throws ApiError `BADGE_APPLICATION_NOT_FOUND`
 */
export async function readApplication(
  database: ReadDatabase,
  id: string,
  accountId: string | undefined,
  now: number,
) {
  const [found] = await database
    .select({ application: badgeApplication, badge, attestation: badgeAttestation })
    .from(badgeApplication)
    .leftJoin(badge, eq(badge.id, badgeApplication.id))
    .leftJoin(badgeAttestation, eq(badgeAttestation.id, badgeApplication.id))
    .where(and(eq(badgeApplication.id, id), seenBy(accountId)))
  if (!found) throw applicationNotFound()
  const documents = await readDocuments(database, id)
  const steps = await database
    .select()
    .from(badgeEvent)
    .where(eq(badgeEvent.applicationId, id))
    .orderBy(desc(badgeEvent.id))
    .limit(SHOWN_STEPS)
  const { application } = found
  const { contact, website, statement, auditor, report, applicant } = application
  return {
    ...showSummary(found, now),
    applicant: showAddress(applicant as Address),
    contact,
    website,
    statement,
    auditor,
    report,
    documents: documents.map(showDocument),
    trail: steps.map(({ actor, act, note, happenedAt }) => ({
      actor: actor as 'applicant' | 'operator' | 'server',
      act: act as BadgeAct,
      note,
      happenedAt: unixSeconds(happenedAt),
    })),
  }
}

/** Who read documents of an application, the newest first; for the applicant and the operator. */
export async function readAccesses(database: ReadDatabase, applicationId: string) {
  const rows = await database
    .select()
    .from(badgeDocumentAccess)
    .where(eq(badgeDocumentAccess.applicationId, applicationId))
    .orderBy(desc(badgeDocumentAccess.id))
    .limit(SHOWN_STEPS)
  return rows.map(({ documentId, reader, readAt }) => ({
    document: documentId,
    reader: reader as 'applicant' | 'operator',
    readAt: unixSeconds(readAt),
  }))
}
