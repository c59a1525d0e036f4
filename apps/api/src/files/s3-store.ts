import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type ContentStore, ContentStoreError } from './content-store.ts'
import { readContent } from './read-content.ts'

const TIMEOUT_MS = 5_000
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

/**
 * A bucket as content store (https://docs.aws.amazon.com/AmazonS3/latest/API/): each file is an object named by its
 * address. The bucket may be private, and needs the rights to put and to get objects alone: with the right to list
 * besides, it tells what is missing from what is forbidden.
 */
export function makeS3Store(bucket: S3Bucket): ContentStore {
  const { url, region, accessKeyId, secretAccessKey } = bucket
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const call = async (cid: string, method: string, body = new Uint8Array(0)): Promise<Response> => {
    try {
      // Part of the signature, so that nobody on the way can put other bytes.
      const headers = { 'x-amz-content-sha256': hash('sha256', body) }
      const request = method === 'GET' ? { method, headers } : { method, headers, body }
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      return await client.fetch(`${url}/${cid}`, { ...request, signal })
    } catch (cause) {
      throw fail('the bucket cannot be reached', cause)
    }
  }
  return {
    name: 's3',
    put: async (cid, bytes) => {
      const response = await call(cid, 'PUT', new Uint8Array(bytes))
      if (!response.ok) throw fail(`the bucket answers ${response.status}`)
      await response.body?.cancel()
    },
    // Names are looked up in the database: a folder has no bytes of its own here.
    putFolder: async () => undefined,
    get: async (cid) => {
      const response = await call(cid, 'GET')
      if (response.ok) return readContent(cid, response, HOLDER)
      await response.body?.cancel()
      if (response.status === 404) return undefined
      throw fail(`the bucket answers ${response.status}`)
    },
  }
}
