import { hash } from 'node:crypto'
import { isCid } from '@slipway/sdk/ipfs/content-id'
import { AwsClient } from 'aws4fetch'
import { ContentStoreError } from '../http/content-store-error.ts'
import type { ContentStore, ListedStore, StoredFile } from './content-store.ts'
import { readContent } from './read-content.ts'

const TIMEOUT_MS = 5_000
/** Of a removal, for which uploads may wait. */
const SHORT_TIMEOUT_MS = 1_000
const HOLDER = 'the bucket'

/** A bucket of Amazon S3 or of anything that speaks its protocol. */
export interface S3Bucket {
  /** address of the bucket, such as `https://s3.eu-central-1.amazonaws.com/my-bucket`, without a slash at the end */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

function fail(message: string, cause?: unknown): ContentStoreError {
  return new ContentStoreError('STORE_UNAVAILABLE', message, { cause })
}

interface S3Call {
  /** what follows the bucket's address */
  path: string
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE'
  body?: Uint8Array<ArrayBuffer>
  timeoutMs?: number
}

type CallBucket = (call: S3Call) => Promise<Response>

function makeCall({ url, region, accessKeyId, secretAccessKey }: S3Bucket): CallBucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  return async ({ path, method, body, timeoutMs = TIMEOUT_MS }) => {
    try {
      // Part of the signature, so that nobody on the way can put other bytes.
      const headers = { 'x-amz-content-sha256': hash('sha256', body ?? new Uint8Array(0)) }
      const request = { method, headers, ...(body ? { body } : {}) }
      const signal = AbortSignal.timeout(timeoutMs)
      return await client.fetch(`${url}/${path}`, { ...request, signal })
    } catch (cause) {
      throw fail('the bucket cannot be reached', cause)
    }
  }
}

/** Throws away what is not read. @throws {ContentStoreError} for an answer that is no success */
async function demandOk(response: Response, act: string): Promise<void> {
  await response.body?.cancel()
  if (response.ok) return
  const advice =
    response.status === 403
      ? ': allow s3:ListBucket and s3:DeleteObject, or set SLIPWAY_FILES_PRUNE_MINUTES=0'
      : ''
  throw fail(`the bucket answers ${response.status} to ${act}${advice}`)
}

const textOf = (xml: string, tag: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** The objects of a page that are named by an address of ours. */
function readPage(xml: string): StoredFile[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = textOf(entry, 'Key') ?? ''
    const storedAt = Date.parse(textOf(entry, 'LastModified') ?? '')
    if (!isCid(key) || Number.isNaN(storedAt)) return []
    return [{ key, cid: key, bytes: Number(textOf(entry, 'Size') ?? 0), storedAt }]
  })
}

/** `ListObjectsV2`, page by page (https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html). */
async function* listBucket(call: CallBucket): AsyncGenerator<StoredFile[]> {
  let token: string | undefined
  do {
    const page = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`
    const response = await call({ path: `?list-type=2${page}`, method: 'GET' })
    if (!response.ok) return await demandOk(response, 'a list of its objects')
    const xml = await response.text()
    yield readPage(xml)
    token = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined
  } while (token !== undefined)
}

/** The bucket as a store that can be pruned. */
function makeListed(call: CallBucket): ListedStore {
  return {
    list: () => listBucket(call),
    removeOlder: async (key, before) => {
      const path = key
      const found = await call({ path, method: 'HEAD', timeoutMs: SHORT_TIMEOUT_MS })
      if (found.status === 404) return false
      await demandOk(found, 'a look at an object')
      const storedAt = Date.parse(found.headers.get('last-modified') ?? '')
      // What does not say its age stays.
      if (!(storedAt <= before)) return false
      await demandOk(
        await call({ path, method: 'DELETE', timeoutMs: SHORT_TIMEOUT_MS }),
        'the removal of an object',
      )
      return true
    },
  }
}

/**
 * A bucket as content store (https://docs.aws.amazon.com/AmazonS3/latest/API/): each file is an object named by its
 * address. The bucket may be private, and needs the rights to put and to get objects: with the right to list besides,
 * it tells what is missing from what is forbidden, and with that to delete it can be pruned.
 */
export function makeS3Store(bucket: S3Bucket): ContentStore {
  const call = makeCall(bucket)
  return {
    name: 's3',
    listed: makeListed(call),
    put: async (cid, bytes) => {
      const response = await call({ path: cid, method: 'PUT', body: new Uint8Array(bytes) })
      if (!response.ok) throw fail(`the bucket answers ${response.status}`)
      await response.body?.cancel()
    },
    // Names are looked up in the database: a folder has no bytes of its own here.
    putFolder: async () => undefined,
    get: async (cid) => {
      const response = await call({ path: cid, method: 'GET' })
      if (response.ok) return readContent(cid, response, HOLDER)
      await response.body?.cancel()
      if (response.status === 404) return undefined
      throw fail(`the bucket answers ${response.status}`)
    },
  }
}
