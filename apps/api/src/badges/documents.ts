import { randomUUID } from 'node:crypto'
import { badgeApplication, badgeDocument, badgeDocumentAccess } from '@slipway/database/badges/app'
import { type BadgeKind, type DocumentRole, documentRolesOf } from '@slipway/sdk/badges/badge-kinds'
import { badgeLimits } from '@slipway/sdk/badges/badge-limits'
import { and, count, eq, isNull, sql, sum } from 'drizzle-orm'
import type { AccountParts } from '../accounts/account-parts.ts'
import type { Account } from '../accounts/sessions.ts'
import { ApiError } from '../http/api-error.ts'
import { applicationNotFound, holdApplication, type Transaction } from './applications.ts'
import { documentFileName } from './document-file-name.ts'
import { seenBy } from './read-applications.ts'
import { recordStep } from './record-step.ts'
import { openDocument, sealDocument } from './seal-document.ts'
import { sniffDocument } from './sniff-document.ts'

/** A document as it is sent. */
interface GivenDocument {
  readonly role: DocumentRole
  readonly name: string
  readonly content: Uint8Array
}

const documentNotFound = () =>
  new ApiError('BADGE_DOCUMENT_NOT_FOUND', 'the application has no such document')

/**
 * Refuses what is more than an account's share: who takes applications back and begins others would fill the disk.
 *
 * @throws ApiError `DOCUMENTS_FULL`
 */
async function demandRoom(writer: Transaction, accountId: string, size: number): Promise<void> {
  // Counted and written by one request of the account at a time.
  await writer.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${accountId}, 13))`)
  const [kept] = await writer
    .select({ bytes: sum(badgeDocument.size) })
    .from(badgeDocument)
    .innerJoin(badgeApplication, eq(badgeApplication.id, badgeDocument.applicationId))
    .where(and(eq(badgeApplication.accountId, accountId), isNull(badgeDocument.deletedAt)))
  const max = badgeLimits.documentBytesPerAccount
  if (Number(kept?.bytes ?? 0) + size > max) {
    throw new ApiError('DOCUMENTS_FULL', 'the account has as many documents as it may', {
      details: { max },
    })
  }
}

/**
 * Keeps a document, sealed, with an application that may still be changed.
 *
 * @returns its id
 * @throws ApiError `UPLOAD_EMPTY`, `DOCUMENT_TYPE_UNSUPPORTED`, `TOO_MANY_DOCUMENTS`, and see `demandRoom`, `holdApplication`
 */
export async function addDocument(
  { database, key }: AccountParts,
  account: Account,
  applicationId: string,
  { role, name, content }: GivenDocument,
): Promise<string> {
  if (content.length === 0) throw new ApiError('UPLOAD_EMPTY', 'the document is empty')
  const mediaType = sniffDocument(content)
  if (!mediaType) {
    throw new ApiError('DOCUMENT_TYPE_UNSUPPORTED', 'a document is a PDF, PNG or JPEG')
  }
  const id = randomUUID()
  await database.transaction(async (writer) => {
    const { held } = await holdApplication(writer, applicationId, 'change', account.id)
    const [kept] = await writer
      .select({ n: count() })
      .from(badgeDocument)
      .where(and(eq(badgeDocument.applicationId, applicationId), isNull(badgeDocument.deletedAt)))
    const isOfKind = documentRolesOf(held.kind as BadgeKind).includes(role)
    if (!isOfKind || (kept?.n ?? 0) >= badgeLimits.documentsPerApplication) {
      throw new ApiError('TOO_MANY_DOCUMENTS', 'the application takes no such document', {
        details: { max: badgeLimits.documentsPerApplication },
      })
    }
    const size = content.length
    await demandRoom(writer, account.id, size)
    const sealed = sealDocument(key, id, content)
    await writer
      .insert(badgeDocument)
      .values({ id, applicationId, role, name, mediaType, size, sealed })
    await touch(writer, applicationId)
    const note = role
    await recordStep(writer, applicationId, {
      actor: 'applicant',
      actorId: account.id,
      act: 'documentAdded',
      note,
    })
  })
  return id
}

/** Retention of a draft counts from its last change. */
const touch = (writer: Transaction, id: string) =>
  writer.update(badgeApplication).set({ updatedAt: sql`now()` }).where(eq(badgeApplication.id, id))

/** Deletes a document from an application that may still be changed; that there was one stays. */
export async function removeDocument(
  { database }: AccountParts,
  account: Account,
  applicationId: string,
  documentId: string,
): Promise<void> {
  await database.transaction(async (writer) => {
    await holdApplication(writer, applicationId, 'change', account.id)
    const [gone] = await writer
      .update(badgeDocument)
      .set({ sealed: null, name: '', deletedAt: sql`now()` })
      .where(
        and(
          eq(badgeDocument.id, documentId),
          eq(badgeDocument.applicationId, applicationId),
          isNull(badgeDocument.deletedAt),
        ),
      )
      .returning({ role: badgeDocument.role })
    if (!gone) throw documentNotFound()
    await touch(writer, applicationId)
    await recordStep(writer, applicationId, {
      actor: 'applicant',
      actorId: account.id,
      act: 'documentRemoved',
      note: gone.role,
    })
  })
}

/** Who reads a document. */
export interface Reader {
  readonly reader: 'applicant' | 'operator'
  readonly readerId: string
  /** hash of the network address */
  readonly client: string
}

/**
 * Opens a document, and notes who did before a byte of it goes out.
 *
 * @throws ApiError `BADGE_APPLICATION_NOT_FOUND` also for another's and what was not handed over, `BADGE_DOCUMENT_NOT_FOUND` also once deleted
 */
export async function readDocument(
  { database, key }: AccountParts,
  applicationId: string,
  documentId: string,
  by: Reader,
): Promise<{ readonly content: Buffer; readonly mediaType: string; readonly name: string }> {
  const accountId = by.reader === 'applicant' ? by.readerId : undefined
  const [application] = await database
    .select({ id: badgeApplication.id })
    .from(badgeApplication)
    .where(and(eq(badgeApplication.id, applicationId), seenBy(accountId)))
  if (!application) throw applicationNotFound()
  const [found] = await database
    .select()
    .from(badgeDocument)
    .where(and(eq(badgeDocument.id, documentId), eq(badgeDocument.applicationId, applicationId)))
  if (!found?.sealed) throw documentNotFound()
  await database.insert(badgeDocumentAccess).values({ documentId, applicationId, ...by })
  return {
    content: openDocument(key, documentId, found.sealed),
    mediaType: found.mediaType,
    name: documentFileName(found.name, found.mediaType),
  }
}
