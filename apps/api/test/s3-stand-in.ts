import { createHash, createHmac } from 'node:crypto'
import {
  type StandIn,
  type StandInAnswer,
  type StandInRequest,
  serveStandIn,
} from './serve-stand-in.ts'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** The parameters of a request by name, as they are signed. */
const canonicalQuery = (url: URL) =>
  [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')

/**
 * The signature of a request by version 4, as its documentation describes it
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export function calculateSignature(
  request: Pick<StandInRequest, 'method' | 'url' | 'headers'>,
  credential: { secretAccessKey: string; scope: string; signedHeaders: string },
): string {
  const { secretAccessKey, scope, signedHeaders } = credential
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url),
    ...signedHeaders.split(';').map((name) => `${name}:${header(name)}`),
    '',
    signedHeaders,
    header('x-amz-content-sha256'),
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key, toSign).toString('hex')
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** An account and a bucket of a server that speaks the protocol of Amazon S3. */
export interface StandInBucket {
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

function refusal(request: StandInRequest, bucket: StandInBucket): number | undefined {
  const parts = AUTHORIZATION.exec(request.headers.authorization ?? '')
  const [, accessKeyId, scope = '', signedHeaders = '', signature] = parts ?? []
  const { secretAccessKey } = bucket
  const isExpected =
    accessKeyId === bucket.accessKeyId &&
    scope.endsWith(`/${bucket.region}/s3/aws4_request`) &&
    signedHeaders.split(';').includes('host') &&
    signature === calculateSignature(request, { secretAccessKey, scope, signedHeaders })
  if (!isExpected) return 403
  // The body must be the one that was signed.
  return request.headers['x-amz-content-sha256'] === sha256(request.body) ? undefined : 400
}

/** One object, and when it was put there. */
interface StandInObject {
  bytes: Uint8Array
  storedAt: Date
}

/** `ListObjectsV2` with few objects a page, so that there are several. */
function listObjects(objects: ReadonlyMap<string, StandInObject>, url: URL): StandInAnswer {
  const after = url.searchParams.get('continuation-token') ?? ''
  const keys = [...objects.keys()].sort().filter((key) => `<&${key}` > after)
  const page = keys.slice(0, OBJECTS_OF_A_PAGE)
  const contents = page.map((key) => {
    const { bytes, storedAt } = objects.get(key) ?? {
      bytes: new Uint8Array(),
      storedAt: new Date(),
    }
    return `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const isTruncated = page.length < keys.length
  // A token means nothing to whoever gets it, and may hold any sign.
  const next = `<NextContinuationToken>&lt;&amp;${page.at(-1)}</NextContinuationToken>`
  const xml = `<?xml version="1.0"?>\n<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? next : ''}${contents.join('')}</ListBucketResult>`
  return { bytes: new TextEncoder().encode(xml) }
}

const OBJECTS_OF_A_PAGE = 2

function answerObject(
  objects: Map<string, StandInObject>,
  request: StandInRequest,
  key: string,
): StandInAnswer {
  if (request.method === 'PUT') {
    objects.set(key, { bytes: new Uint8Array(request.body), storedAt: new Date() })
    return {}
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  const found = objects.get(key)
  if (!found) return { status: 404, json: { Code: 'NoSuchKey' } }
  return { bytes: found.bytes, headers: { 'last-modified': found.storedAt.toUTCString() } }
}

/** The objects of one bucket, with signatures and bodies checked. `objects` is what it holds. */
export async function startS3StandIn(
  bucket: StandInBucket,
): Promise<StandIn & { objects: Map<string, StandInObject> }> {
  const objects = new Map<string, StandInObject>()
  const server = await serveStandIn((request) => {
    const refused = refusal(request, bucket)
    if (refused) return { status: refused, json: {} }
    const [, name, key = ''] = request.url.pathname.split('/')
    if (name !== bucket.name) return { status: 404, json: { Code: 'NoSuchBucket' } }
    if (key === '') return listObjects(objects, request.url)
    return answerObject(objects, request, key)
  })
  return { ...server, objects }
}
