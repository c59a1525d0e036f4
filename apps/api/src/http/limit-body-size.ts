import type { MiddlewareHandler } from 'hono'
import type { ApiEnvironment } from './api-app.ts'
import type { ApiError } from './api-error.ts'
import { discardBody, isBeyondDiscarding } from './discard-body.ts'

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Everything that comes, or undefined beyond the limit: the reader then stands behind the part that was too much. */
async function readWithin(reader: Reader, maxBytes: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(Buffer.concat(parts))
    bytes += value.length
    if (bytes > maxBytes) return undefined
    parts.push(value)
  }
}

/**
 * Refuses bodies above a limit. What still comes of one is read and dropped before the answer; where that would be too
 * much, the connection ends soon after the answer.
 */
export function limitBodySize(
  maxBytes: number,
  refusal: () => ApiError,
): MiddlewareHandler<ApiEnvironment> {
  const refuse = async (reader: Reader, length: number): Promise<never> => {
    // Beyond the bound the server listens for another half a second and ends the connection. Not by a header: the end
    // would come with the answer, which whoever is still sending would never read.
    if (!isBeyondDiscarding(length)) await discardBody(reader)
    throw refusal()
  }
  return async (c, next) => {
    // Reads have none, and to ask for it makes a whole request of the server's light one.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const { body, headers } = c.req.raw
    if (!body) return next()
    const length = Number(headers.get('content-length') ?? Number.NaN)
    if (!headers.has('transfer-encoding') && !Number.isNaN(length)) {
      return length > maxBytes ? refuse(body.getReader(), length) : next()
    }
    const reader = body.getReader()
    const whole = await readWithin(reader, maxBytes)
    if (!whole) return refuse(reader, 0)
    c.req.raw = new Request(c.req.raw, { body: whole as Uint8Array<ArrayBuffer> })
    return next()
  }
}
