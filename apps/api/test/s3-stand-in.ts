import { createHash, createHmac } from 'node:crypto'
import { type StandIn, type StandInRequest, serveStandIn } from './serve-stand-in.ts'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * The signature of a request by version 4, as its documentation describes it
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). Knows no query parameters.
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
    '',
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

/** `PutObject` and `GetObject` of one bucket, with signatures and bodies checked. `objects` is what it holds. */
export async function startS3StandIn(
  bucket: StandInBucket,
): Promise<StandIn & { objects: Map<string, Uint8Array> }> {
  const objects = new Map<string, Uint8Array>()
  const server = await serveStandIn((request) => {
    const refused = refusal(request, bucket)
    if (refused) return { status: refused, json: {} }
    const [, name, key = ''] = request.url.pathname.split('/')
    if (name !== bucket.name) return { status: 404, json: { Code: 'NoSuchBucket' } }
    if (request.method === 'PUT') {
      objects.set(key, new Uint8Array(request.body))
      return {}
    }
    const bytes = objects.get(key)
    return bytes ? { bytes } : { status: 404, json: { Code: 'NoSuchKey' } }
  })
  return { ...server, objects }
}
