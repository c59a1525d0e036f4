import { file, upload } from '@slipway/database/files/app'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { UPLOAD_LIMITS } from '../http/upload-limits.ts'
import type { UploadQuota } from './schemas.ts'

/** What one client may upload within `UPLOAD_LIMITS.quotaSeconds`, and what all may keep. */
export interface UploadAllowance {
  bytes: number
  files: number
  /** bytes of all stored files together */
  totalBytes: number
}

const windowStart = () => new Date(Date.now() - UPLOAD_LIMITS.quotaSeconds * 1_000)

/** What counts against an allowance, and the allowance. */
export type UsedAllowance = UploadQuota['assets']

/** What a client has used of its allowance. */
export async function readQuota(
  database: Pick<ReadDatabase, 'select'>,
  client: string,
  allowance: UploadAllowance,
): Promise<UsedAllowance> {
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
  }
}

/** What is counted of a file, or of a folder. */
export interface CountedFile {
  cid: string
  /** bytes as received: they count towards the quota */
  receivedBytes: number
  storedBytes: number
}

type Transaction = Parameters<Parameters<ReadDatabase['transaction']>[0]>[0]

/** What the names of all folders take up in the database, indexes included. */
const FOLDER_BYTES = sql.raw(`pg_total_relation_size('app.folder_entry')`)

const total = (files: readonly CountedFile[], field: 'receivedBytes' | 'storedBytes') =>
  files.reduce((sum, next) => sum + next[field], 0)

/** Whether an upload is more than what is left of a client's allowance. */
const isOverQuota = (quota: UsedAllowance, files: readonly CountedFile[]): boolean =>
  quota.usedFiles + files.length > quota.limitFiles ||
  quota.usedBytes + total(files, 'receivedBytes') > quota.limitBytes

/**
 * Refuses what a client, or all together, may not keep: before anything is written, since nothing takes back what lies
 * in the store already.
 *
 * @throws {ApiError} `UPLOAD_QUOTA_EXCEEDED`, `STORE_FULL`
 */
export async function demandSpace(
  database: Pick<ReadDatabase, 'select'>,
  client: string,
  files: readonly CountedFile[],
  allowance: UploadAllowance,
): Promise<void> {
  const quota = await readQuota(database, client, allowance)
  if (isOverQuota(quota, files)) {
    const { limitBytes, limitFiles, resetsAt } = quota
    throw new ApiError('UPLOAD_QUOTA_EXCEEDED', 'no more uploads today', {
      details: { limitBytes, limitFiles, resetsAt },
    })
  }
  const [all] = await database
    .select({ bytes: sql<string>`coalesce(sum(${file.size}), 0) + ${FOLDER_BYTES}` })
    .from(file)
  if (Number(all?.bytes ?? 0) + total(files, 'storedBytes') > allowance.totalBytes) {
    throw new ApiError('STORE_FULL', 'this server keeps no more files')
  }
}

/**
 * Counts what a client sends: with uploads that arrive together too, for those of one client wait for each other.
 *
 * @throws {ApiError} as `demandSpace`
 */
export async function countUpload(
  transaction: Transaction,
  client: string,
  files: readonly CountedFile[],
  allowance: UploadAllowance,
): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${client}, 0))`)
  await transaction.delete(upload).where(lt(upload.createdAt, windowStart()))
  await demandSpace(transaction, client, files, allowance)
  await transaction
    .insert(upload)
    .values(files.map(({ cid, receivedBytes }) => ({ cid, client, size: receivedBytes })))
}
