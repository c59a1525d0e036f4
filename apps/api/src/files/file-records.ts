import { file, filePin } from '@slipway/database/files/app'
import { eq, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { holdFiles } from './file-locks.ts'
import { type CountedFile, countUpload, type UploadAllowance } from './upload-quota.ts'

/** One file that is about to be kept. */
export interface NewFile extends CountedFile {
  dagSize: number
  mediaType: string
}

/** Files that arrived together. */
export interface NewUpload {
  client: string
  files: readonly NewFile[]
  /** services that shall pin them */
  pinServices: readonly string[]
  /** stores one of them once more, see `holdFiles` */
  putAgain: (cid: string) => Promise<void>
}

/**
 * Counts an upload and records its files: all or none.
 *
 * @throws {ApiError} as `countUpload`
 */
export async function recordUpload(
  database: ReadDatabase,
  given: NewUpload,
  allowance: UploadAllowance,
): Promise<void> {
  const { client, files, pinServices, putAgain } = given
  await database.transaction(async (transaction) => {
    await countUpload(transaction, client, files, allowance)
    // Equal content is one file, however often it stands in an upload.
    const distinct = [...new Map(files.map((each) => [each.cid, each])).values()]
    await holdFiles(
      transaction,
      distinct.map(({ cid }) => cid),
      putAgain,
    )
    await transaction
      .insert(file)
      .values(
        distinct.map(({ cid, storedBytes, dagSize, mediaType }) => ({
          cid,
          size: storedBytes,
          dagSize,
          mediaType,
        })),
      )
      .onConflictDoUpdate({ target: file.cid, set: { dagSize: sql`excluded.dag_size` } })
    const pins = pinServices.flatMap((service) => distinct.map(({ cid }) => ({ cid, service })))
    if (pins.length > 0) await transaction.insert(filePin).values(pins).onConflictDoNothing()
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
