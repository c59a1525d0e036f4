import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import { sendUpload } from './send-upload.ts'

/** How long the API may take to begin its answer once it has the request; a stream may then last as long as it likes. */
const apiTimeoutMs = 10_000

/** How long a body may take on its way: the largest upload over a slow line. */
const uploadTimeoutMs = 300_000

/** About one connection, not about the request (RFC 9110, section 7.6.1): each connection has its own. */
const connectionHeaders = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Methods that no client may send through `fetch`, and that no route of the API has. */
const refusedMethods = ['CONNECT', 'TRACE', 'TRACK']

/**
 * Passes a request on to the API and its answer back, streams included.
 * @returns 502 when the API cannot be reached, 504 when it does not begin to answer in time, both in
 *   the API's own error form
 */
export async function forwardToApi(context: Context, apiUrl: string): Promise<Response> {
  if (refusedMethods.includes(context.req.method))
    return problem(405, 'METHOD_NOT_ALLOWED', 'This method is not served.')
  const { pathname, search, protocol, host } = new URL(context.req.url)
  const headers = new Headers(context.req.raw.headers)
  for (const name of connectionHeaders) headers.delete(name)
  headers.set('x-forwarded-for', forwardedFor(context))
  headers.set('x-forwarded-host', host)
  headers.set('x-forwarded-proto', headers.get('x-forwarded-proto') ?? protocol.replace(':', ''))

  const giveUp = new AbortController()
  const body = incomingBody(context)
  let timer = setTimeout(() => giveUp.abort(), body ? uploadTimeoutMs : apiTimeoutMs)
  const signal = AbortSignal.any([giveUp.signal, context.req.raw.signal])
  const url = new URL(`${apiUrl}${pathname}${search}`)
  try {
    if (!body)
      return await proxy(url, { ...context.req, headers: Object.fromEntries(headers), signal })
    const onSent = () => {
      clearTimeout(timer)
      timer = setTimeout(() => giveUp.abort(), apiTimeoutMs)
    }
    const answer = await sendUpload(url, {
      method: context.req.method,
      headers,
      body,
      signal,
      onSent,
    })
    for (const name of connectionHeaders) answer.headers.delete(name)
    return answer
  } catch {
    if (giveUp.signal.aborted) return problem(504, 'TIMEOUT', 'The API did not answer in time.')
    return problem(502, 'NETWORK', 'The API cannot be reached.')
  } finally {
    clearTimeout(timer)
  }
}

/** The body as it comes, of requests that have one; they are passed on by hand. */
function incomingBody(context: Context<{ Bindings: Partial<HttpBindings> }>) {
  const incoming = context.env?.incoming
  if (!incoming || !('socket' in incoming) || 'stream' in incoming) return undefined
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
  return encoding !== undefined || Number(length ?? 0) > 0 ? incoming : undefined
}

/** For whom the API is asked: its rates count visitors, not this server. */
export function forwardedFor(context: Context): string {
  const client = getConnInfo(context).remote.address ?? ''
  const before = context.req.header('x-forwarded-for')
  return before ? `${before}, ${client}` : client
}

function problem(status: number, code: string, message: string): Response {
  return Response.json(
    { error: { code, message } },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}
