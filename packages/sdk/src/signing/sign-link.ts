import { base64url } from 'multiformats/bases/base64'
import { signLimits } from './sign-limits.ts'
import { readSignRequest, type SignRequest, writeSignRequest } from './sign-request.ts'

/**
 * A link to a request: `/sign/<id>#<payload>`. The payload is the request itself (deflate, RFC 1951, in base64url), so
 * that no server keeps it or sees it; the id is taken from the request's SHA-256, so that whoever was told the id beside
 * the link sees that nothing was changed on the way.
 */
export interface SignLink {
  /** 16 characters: the first 96 bits of the SHA-256 of the request's text. */
  readonly id: string
  readonly payload: string
}

export type SignLinkReading =
  | { readonly ok: true; readonly request: SignRequest }
  /** `changed`: a request, but not the one of this id. */
  | { readonly ok: false; readonly problem: 'unreadable' | 'changed' }

/** Longest text of a request that is within all bounds; hexadecimal takes two characters a byte. */
const MAX_TEXT_BYTES = 2 * signLimits.maxDataBytes + 4_096

const encode = (bytes: Uint8Array) => base64url.encode(bytes).slice(1)
const decode = (text: string) => base64url.decode(`u${text}`)

async function idOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return encode(new Uint8Array(digest).subarray(0, 12))
}

/** All of a stream, up to a bound: a small payload may unpack to any size. */
async function readBounded(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > MAX_TEXT_BYTES) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const through = (bytes: Uint8Array, transform: GenericTransformStream) =>
  readBounded(
    new Blob([bytes as Uint8Array<ArrayBuffer>])
      .stream()
      .pipeThrough(transform as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>),
  )

async function unpack(payload: string): Promise<string | undefined> {
  if (payload.length === 0 || payload.length > signLimits.maxPayload) return undefined
  try {
    const bytes = await through(decode(payload), new DecompressionStream('deflate-raw'))
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Makes the link to a request.
 * @throws {RangeError} when the request is beyond the bounds of `signLimits` or no request at all.
 */
export async function createSignLink(request: SignRequest): Promise<SignLink> {
  const text = writeSignRequest(request)
  const packed =
    readSignRequest(text) &&
    (await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))
  const payload = packed ? encode(packed) : ''
  if (!payload || payload.length > signLimits.maxPayload)
    throw new RangeError('This is no request for a signature within the bounds of a link.')
  return { id: await idOf(text), payload }
}

/** Reads the request of a link, and whether it is the one that the id stands for. */
export async function readSignLink({ id, payload }: SignLink): Promise<SignLinkReading> {
  const text = await unpack(payload)
  const request = text === undefined ? undefined : readSignRequest(text)
  if (!request) return { ok: false, problem: 'unreadable' }
  // Taken from what was read: another spelling of the same request has the same id.
  const isSame = (await idOf(writeSignRequest(request))) === id
  return isSame ? { ok: true, request } : { ok: false, problem: 'changed' }
}

/** Splits what somebody pasted, a whole link or its end; undefined where there is no link in it. */
export function findSignLink(text: string): SignLink | undefined {
  const [, id, payload] = /([\w-]{16})(?:\?[^#\s]*)?#([\w-]+)\s*$/.exec(text) ?? []
  return id && payload ? { id, payload } : undefined
}
