import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { file, filePin, upload } from '@slipway/database/files/app'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { UPLOAD_LIMITS } from './limits.ts'
import type { UploadQuota } from './schemas.ts'

/** What one client may upload within `UPLOAD_LIMITS.quotaSeconds`, and what all may keep. */
export interface UploadAllowance {
  bytes: number
  files: number
  /** bytes of all stored files together */
  totalBytes: number
}

/** The first four groups of an IPv6 address: one visitor has all addresses below them. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return [...front, ...gap, ...back].slice(0, 4).join(':')
}

/** The key under which a client's uploads count. */
export const hashClient = (address: string): string =>
  createHash('sha256')
    .update(`upload:${networkOf(address)}`)
    .digest('base64url')

const windowStart = () => new Date(Date.now() - UPLOAD_LIMITS.quotaSeconds * 1_000)

/** What a client has used of its allowance. */
export async function readQuota(
  database: ReadDatabase,
  client: string,
  allowance: UploadAllowance,
): Promise<UploadQuota> {
  const [used] = await database
    .select({
      bytes: sql<string>`coalesce(sum(${upload.size}), 0)`,
      files: sql<string>`count(*)`,
      oldest: sql<string | null>`extract(epoch from min(${upload.createdAt}))`,
    })
    .from(upload)
    .where(and(eq(upload.client, client), gt(upload.createdAt, windowStart())))
  const oldest = used?.oldest ? Math.ceil(Number(used.oldest)) : null
  return {
    usedBytes: Number(used?.bytes ?? 0),
    limitBytes: allowance.bytes,
    usedFiles: Number(used?.files ?? 0),
    limitFiles: allowance.files,
    resetsAt: oldest === null ? null : oldest + UPLOAD_LIMITS.quotaSeconds,
    logoMaxBytes: UPLOAD_LIMITS.logoBytes - 1,
    descriptionMaxLength: UPLOAD_LIMITS.description,
  }
}

/** One upload that is about to be kept. */
export interface NewUpload {
  cid: string
  client: string
  /** bytes as received: they count towards the quota */
  receivedBytes: number
  storedBytes: number
  mediaType: string
  /** services that shall pin it */
  pinServices: readonly string[]
}

/**
 * Counts an upload and records its file. The quota holds for uploads that arrive together too: those of one client
 * wait for each other.
 *
 * @throws {ApiError} `UPLOAD_QUOTA_EXCEEDED`, `STORE_FULL`
 */
export async function recordUpload(
  database: ReadDatabase,
  given: NewUpload,
  allowance: UploadAllowance,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${given.client}, 0))`,
    )
    await transaction.delete(upload).where(lt(upload.createdAt, windowStart()))
    const quota = await readQuota(transaction as unknown as ReadDatabase, given.client, allowance)
    if (
      quota.usedFiles >= allowance.files ||
      quota.usedBytes + given.receivedBytes > allowance.bytes
    ) {
      const { limitBytes, limitFiles, resetsAt } = quota
      throw new ApiError('UPLOAD_QUOTA_EXCEEDED', 'no more uploads today', {
        details: { limitBytes, limitFiles, resetsAt },
      })
    }
    const [all] = await transaction
      .select({ bytes: sql<string>`coalesce(sum(${file.size}), 0)` })
      .from(file)
    if (Number(all?.bytes ?? 0) + given.storedBytes > allowance.totalBytes) {
      throw new ApiError('STORE_FULL', 'this server keeps no more files')
    }
    const { cid, client, storedBytes, receivedBytes, mediaType } = given
    await transaction.insert(upload).values({ cid, client, size: receivedBytes })
    await transaction
      .insert(file)
      .values({ cid, size: storedBytes, mediaType })
      .onConflictDoNothing()
    for (const service of given.pinServices) {
      await transaction.insert(filePin).values({ cid, service }).onConflictDoNothing()
    }
  })
}

/** What is recorded about a file; undefined when nobody uploaded it here. */
export async function findFile(database: ReadDatabase, cid: string) {
  const [row] = await database.select().from(file).where(eq(file.cid, cid))
  return row
}

/** Where a file is being pinned. */
export function readPins(database: ReadDatabase, cid: string) {
  return database.select().from(filePin).where(eq(filePin.cid, cid)).orderBy(filePin.service)
}
