import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

/** One request with a body that is still coming. */
export interface Upload {
  method: string
  headers: Headers
  body: IncomingMessage
  /** the visitor went away, or the API took too long */
  signal: AbortSignal
  /** called when all of the body was passed on: from then on the API thinks */
  onSent: () => void
}

/** Connections of their own: what is left of a refused body would stand in the way of whoever comes next. */
const agent = false

/**
 * Passes a body on and takes the answer whenever it comes, also in the middle of the body: an API that refuses an upload
 * says so at once and hears no more. `fetch` takes that for a broken connection.
 *
 * @throws {Error} when the connection breaks before an answer came
 */
export function sendUpload(url: URL, upload: Upload): Promise<Response> {
  const { method, headers, body, signal, onSent } = upload
  return new Promise((settle, reject) => {
    const send = url.protocol === 'https:' ? requestSecurely : requestPlainly
    const request = send(url, { method, headers: Object.fromEntries(headers), agent, signal })
    request.once('finish', onSent)
    let isAnswered = false
    request.once('response', (answer) => {
      isAnswered = true
      answer.once('end', () => request.destroy())
      settle(toResponse(answer))
    })
    // After an answer this says only that the rest of the body was not wanted.
    request.on('error', reject)
    passOn(body, request, () => isAnswered).catch((error) => request.destroy(error))
  })
}

/** Writes what comes, and looks before each part whether an answer is there: writing on would break it off. */
async function passOn(body: IncomingMessage, request: ClientRequest, isAnswered: () => boolean) {
  const parts = body.iterator({ destroyOnReturn: false })
  for await (const part of parts) {
    // Behind everything that has arrived by now.
    await setImmediate()
    if (isAnswered() || request.destroyed) return
    if (request.write(part)) continue
    const heard = new AbortController()
    const { signal } = heard
    // Whichever comes first; nothing more is wanted of the others.
    const events = ['drain', 'response', 'close'].map((name) => once(request, name, { signal }))
    await Promise.race(events).catch(() => undefined)
    heard.abort()
    for (const event of events) event.catch(() => undefined)
  }
  request.end()
}

function toResponse(answer: IncomingMessage): Response {
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one)
  }
  const status = answer.statusCode ?? 502
  const hasBody = status !== 204 && status !== 304
  if (!hasBody) answer.resume()
  return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream) : null, {
    status,
    headers,
  })
}
