import { describeContent } from '@slipway/sdk/ipfs/content-id'
import type { Context } from 'hono'
import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiEnvironment } from '../http/api-app.ts'
import { hashClient } from '../http/hash-client.ts'
import type { ContentStore } from './content-store.ts'
import { type NewFile, recordUpload } from './file-records.ts'
import { demandSpace, type UploadAllowance } from './upload-quota.ts'

/** What the file routes need. */
export interface FileParts {
  database: ReadDatabase
  store: ContentStore
  /** for logos, texts and lists */
  allowance: UploadAllowance
  /** for assets of collections */
  assetAllowance: UploadAllowance
  /** names of the pinning services that get every new file, or the folder that holds it */
  pinServices: readonly string[]
}

/** Files of one upload that are written side by side. */
const WRITERS = 8

/** A file as it shall be kept. */
export interface GivenFile {
  bytes: Uint8Array
  receivedBytes: number
  mediaType: string
}

export const showFile = (cid: string, size: number, mediaType: string) => ({
  cid,
  uri: `ipfs://${cid}`,
  url: `/ipfs/${cid}`,
  size,
  mediaType,
})

/**
 * Keeps the bytes first and records them second: a record never leads to nothing. Assets are pinned with their folder,
 * every other file by itself.
 *
 * @throws {ApiError} `UPLOAD_QUOTA_EXCEEDED`, `STORE_FULL`
 */
export function keepFiles(
  parts: FileParts,
  c: Context<ApiEnvironment>,
  given: readonly GivenFile[],
  kind: 'upload' | 'asset',
): Promise<ReturnType<typeof showFile>[]> {
  return keepFilesOf(parts, hashClient(c, kind), given, kind)
}

/** Keeps the files of a client, see `keepFiles`. */
export async function keepFilesOf(
  parts: FileParts,
  client: string,
  given: readonly GivenFile[],
  kind: 'upload' | 'asset',
): Promise<ReturnType<typeof showFile>[]> {
  const allowance = kind === 'asset' ? parts.assetAllowance : parts.allowance
  const files: NewFile[] = []
  const contents = new Map<string, Uint8Array>()
  for (const { bytes, receivedBytes, mediaType } of given) {
    const facts = await describeContent(bytes)
    files.push({ ...facts, receivedBytes, storedBytes: bytes.length, mediaType })
    contents.set(facts.cid, bytes)
  }
  // Looked at before anything is written, and once more, exactly, when the upload is recorded.
  await demandSpace(parts.database, client, files, allowance)
  const waiting = contents.entries()
  const writer = async () => {
    for (const [cid, bytes] of waiting) await parts.store.put(cid, bytes)
  }
  const putAgain = async (cid: string) => {
    const bytes = contents.get(cid)
    if (bytes) await parts.store.put(cid, bytes)
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  const pinServices = kind === 'asset' ? [] : parts.pinServices
  await recordUpload(parts.database, { client, files, pinServices, putAgain }, allowance)
  return files.map(({ cid, storedBytes, mediaType }) => showFile(cid, storedBytes, mediaType))
}

/** Keeps one file, see `keepFiles`. */
export async function keepFile(
  parts: FileParts,
  c: Context<ApiEnvironment>,
  given: GivenFile,
): Promise<ReturnType<typeof showFile>> {
  const [kept] = await keepFiles(parts, c, [given], 'upload')
  if (!kept) throw new RangeError('One file gives one answer.')
  return kept
}
