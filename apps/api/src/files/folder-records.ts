import { file, filePin, folderEntry } from '@slipway/database/files/app'
import type { FolderEntry } from '@slipway/sdk/ipfs/build-folder'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { type CountedFile, countUpload, type UploadAllowance } from './upload-quota.ts'

/** A statement names this many rows: PostgreSQL takes 65 535 parameters. */
const ROWS = 5_000

function* inSlices<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += ROWS) yield items.slice(at, at + ROWS)
}

/** The files of a folder with what its links say of them; those that nobody uploaded here are left out. */
export async function findEntries(
  database: ReadDatabase,
  wanted: readonly { name: string; cid: string }[],
): Promise<FolderEntry[]> {
  const sizes = new Map<string, number>()
  for (const cids of inSlices([...new Set(wanted.map(({ cid }) => cid))])) {
    const rows = await database
      .select({ cid: file.cid, dagSize: file.dagSize })
      .from(file)
      .where(and(inArray(file.cid, cids), isNotNull(file.dagSize)))
    for (const { cid, dagSize } of rows) sizes.set(cid, dagSize ?? 0)
  }
  return wanted.flatMap(({ name, cid }) => {
    const dagSize = sizes.get(cid)
    return dagSize === undefined ? [] : [{ name, cid, dagSize }]
  })
}

/** A folder as it shall be kept. */
export interface NewFolder {
  client: string
  counted: CountedFile
  entries: readonly { name: string; cid: string }[]
  /** services that shall pin it */
  pinServices: readonly string[]
}

/**
 * Counts a folder like a text, and records which name leads to which file; recording it again changes nothing.
 *
 * @throws {ApiError} as `countUpload`
 */
export async function recordFolder(
  database: ReadDatabase,
  { client, counted, entries, pinServices }: NewFolder,
  allowance: UploadAllowance,
): Promise<void> {
  const folder = counted.cid
  await database.transaction(async (transaction) => {
    await countUpload(transaction, client, [counted], allowance)
    for (const part of inSlices(entries)) {
      await transaction
        .insert(folderEntry)
        .values(part.map(({ name, cid }) => ({ folder, name, cid })))
        .onConflictDoNothing()
    }
    const pins = pinServices.map((service) => ({ cid: folder, service }))
    if (pins.length > 0) await transaction.insert(filePin).values(pins).onConflictDoNothing()
  })
}

/** The file that a name leads to; undefined for none. */
export async function findInFolder(
  database: ReadDatabase,
  folder: string,
  name: string,
): Promise<string | undefined> {
  const [row] = await database
    .select({ cid: folderEntry.cid })
    .from(folderEntry)
    .where(and(eq(folderEntry.folder, folder), eq(folderEntry.name, name)))
  return row?.cid
}

/** All names of a folder with their files, by name; empty for a folder that nobody made here. */
export function readFolder(database: ReadDatabase, folder: string) {
  return database
    .select({
      name: folderEntry.name,
      cid: folderEntry.cid,
      size: file.size,
      mediaType: file.mediaType,
    })
    .from(folderEntry)
    .innerJoin(file, eq(file.cid, folderEntry.cid))
    .where(eq(folderEntry.folder, folder))
    .orderBy(folderEntry.name)
}
