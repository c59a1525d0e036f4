import { ApiError } from '@slipway/api-client'
import type { AssetApi } from './asset-api.ts'
import { assetLimits } from './asset-limits.ts'
import type { Content } from './asset-messages.ts'

/** A file that shall lie in a folder. */
export interface FolderFile {
  readonly name: string
  readonly content: Content
}

/** How far a folder is. */
export interface StoreProgress {
  readonly step: 'address' | 'send'
  readonly done: number
  readonly total: number
  /** Of what is sent; 0 while files are only addressed. */
  readonly doneBytes: number
  readonly totalBytes: number
}

/** What storing needs of its surroundings. */
export interface StoreParts {
  readonly api: AssetApi
  /** Content addresses in the order of the files. */
  readonly address: (
    files: readonly Content[],
    tell: (done: number) => void,
    signal: AbortSignal,
  ) => Promise<readonly string[]>
  readonly wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

/** The server keeps other bytes under an address than this page hashed, or says again and again that files are missing. */
export class StoreDiffers extends Error {
  override readonly name = 'StoreDiffers'
}

interface AddressedFile extends FolderFile {
  readonly cid: string
}

const ATTEMPTS = 5
const LONGEST_WAIT_SECONDS = 60
const passing = new Set<string>(['NETWORK', 'TIMEOUT', 'RATE_LIMITED', 'STORE_UNAVAILABLE'])

/** Seconds until the next attempt; undefined where another would fail as well. */
function waitFor(error: unknown, attempt: number): number | undefined {
  if (!(error instanceof ApiError) || !passing.has(error.code)) return undefined
  const { retryAfterSeconds } = (error.details ?? {}) as { retryAfterSeconds?: number }
  // Being asked to wait is no failure: it never ends an upload.
  if (error.code === 'RATE_LIMITED') return Math.min(retryAfterSeconds ?? 5, LONGEST_WAIT_SECONDS)
  return attempt < ATTEMPTS ? 2 ** (attempt - 1) : undefined
}

async function withRetries<Answer>(
  call: () => Promise<Answer>,
  { wait }: StoreParts,
  signal: AbortSignal,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      signal.throwIfAborted()
      return await call()
    } catch (error) {
      const seconds = signal.aborted ? undefined : waitFor(error, attempt)
      if (seconds === undefined) throw error
      await wait(seconds, signal)
    }
  }
}

const encoder = new TextEncoder()
const sizeOf = (content: Content) =>
  typeof content === 'string' ? encoder.encode(content).length : content.size

/** Files in requests that the server takes. */
export function inBatches<Item extends { readonly bytes: number }>(
  files: readonly Item[],
): Item[][] {
  const batches: Item[][] = []
  let bytes = 0
  for (const file of files) {
    const last = batches.at(-1)
    bytes += file.bytes
    if (last && last.length < assetLimits.batchFiles && bytes <= assetLimits.batchBytes)
      last.push(file)
    else {
      batches.push([file])
      bytes = file.bytes
    }
  }
  return batches
}

/** The addresses that a folder cannot do without yet; undefined for any other refusal. */
function missingOf(error: unknown): ReadonlySet<string> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'FILES_MISSING') return undefined
  return new Set((error.details as { missing: string[] }).missing)
}

const bytesOf = (files: readonly { readonly bytes: number }[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Sends files, each once however often it stands in the folder. */
async function sendFiles(
  files: readonly AddressedFile[],
  tell: (progress: StoreProgress) => void,
  parts: StoreParts,
  signal: AbortSignal,
): Promise<void> {
  const distinct = [...new Map(files.map((file) => [file.cid, file])).values()].map((file) => ({
    ...file,
    bytes: sizeOf(file.content),
  }))
  const total = distinct.length
  const totalBytes = bytesOf(distinct)
  let done = 0
  let doneBytes = 0
  const say = () => tell({ step: 'send', done, total, doneBytes, totalBytes })
  say()
  for (const batch of inBatches(distinct)) {
    const contents = batch.map(({ content }) => content)
    const kept = await withRetries(
      () => parts.api.uploadAssets(contents, { signal }),
      parts,
      signal,
    )
    const isRight = batch.every(({ cid }, index) => kept.files[index]?.cid === cid)
    if (!isRight) throw new StoreDiffers('The server answers with other addresses.')
    done += batch.length
    doneBytes += bytesOf(batch)
    say()
  }
}

/**
 * Stores files as a folder: addresses them here, asks for the folder, and sends what the server does not have. Whatever broke
 * it off, the next call sends only what is missing.
 *
 * @returns the folder's URI, with its slash
 * @throws {ApiError} when the server refuses or stays away; {StoreDiffers}; an AbortError when `signal` says so
 */
export async function storeFolder(
  files: readonly FolderFile[],
  tell: (progress: StoreProgress) => void,
  parts: StoreParts,
  signal: AbortSignal,
): Promise<string> {
  const total = files.length
  const cids = await parts.address(
    files.map(({ content }) => content),
    (done) => tell({ step: 'address', done, total, doneBytes: 0, totalBytes: 0 }),
    signal,
  )
  const addressed = files.map((file, index) => ({ ...file, cid: cids[index] ?? '' }))
  const entries = addressed.map(({ name, cid }) => ({ name, cid }))
  const make = () => withRetries(() => parts.api.makeFolder(entries, { signal }), parts, signal)
  try {
    return (await make()).uri
  } catch (error) {
    const missing = missingOf(error)
    if (!missing) throw error
    await sendFiles(
      addressed.filter(({ cid }) => missing.has(cid)),
      tell,
      parts,
      signal,
    )
  }
  try {
    return (await make()).uri
  } catch (error) {
    throw missingOf(error) ? new StoreDiffers('The server does not keep what it took.') : error
  }
}

/** Stores one file by itself. @returns its URI @throws as `storeFolder` */
export async function storeFile(
  content: Content,
  tell: (progress: StoreProgress) => void,
  parts: StoreParts,
  signal: AbortSignal,
): Promise<string> {
  const [cid = ''] = await parts.address([content], () => undefined, signal)
  await sendFiles([{ name: '', content, cid }], tell, parts, signal)
  return `ipfs://${cid}`
}
