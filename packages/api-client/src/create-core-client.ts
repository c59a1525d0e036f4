import createClient from 'openapi-fetch'
import type { ApiError } from './api-error.ts'
import { type CallOptions, dataOf, type Query, signalOf } from './call.ts'
import type { paths } from './generated/api-types.ts'
import { readApiError, toNetworkError } from './read-api-error.ts'

/** Time after which a call is given up (specification section 6). */
export const API_TIMEOUT_MS = 6_000

export interface ApiClientOptions {
  /** where the API is; default `/api`, the specification's base path */
  baseUrl?: string
  /** milliseconds; default 6000 */
  timeoutMs?: number
  /** the stored access token, sent in the `Access-Token` header when there is one */
  readAccessToken?: () => string | undefined
  /** called for each 401 and 403 before the call rejects; `token` is what the refused request carried */
  onUnauthorized?: (error: ApiError, token: string | undefined) => void
  onForbidden?: (error: ApiError) => void
  fetch?: (request: Request) => Promise<Response>
}

function makeFetch(options: ApiClientOptions) {
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  const timeoutMs = options.timeoutMs ?? API_TIMEOUT_MS
  return async (request: Request): Promise<Response> => {
    const token = options.readAccessToken?.()
    if (token) request.headers.set('Access-Token', token)
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
    try {
      const response = await send(new Request(request, { signal }))
      if (!response.ok) throw await readApiError(response)
      // The time-out covers the body too: it is read here, and handed on as read.
      const body = await response.arrayBuffer()
      return new Response(body, { status: response.status, headers: response.headers })
    } catch (cause) {
      const error = toNetworkError(cause, request.signal.aborted)
      reportRefusal(error, token, options)
      throw error
    }
  }
}

function reportRefusal(error: unknown, token: string | undefined, options: ApiClientOptions) {
  const status = (error as Partial<ApiError>).status
  if (status === 401) options.onUnauthorized?.(error as ApiError, token)
  if (status === 403) options.onForbidden?.(error as ApiError)
}

/** What every page asks for, and the transport that all other calls share. */
export function createCoreClient(options: ApiClientOptions = {}) {
  const baseUrl = options.baseUrl ?? '/api'
  const transport = createClient<paths>({ baseUrl: absolute(baseUrl), fetch: makeFetch(options) })
  return {
    baseUrl,
    transport,
    listTokens: (query: Query<'listTokens'> = {}, call?: CallOptions) =>
      dataOf(transport.GET('/tokens', { params: { query }, ...signalOf(call) })),
    getStats: (query: Query<'getStats'> = {}, call?: CallOptions) =>
      dataOf(transport.GET('/stats', { params: { query }, ...signalOf(call) })),
    getStatus: (call?: CallOptions) => dataOf(transport.GET('/status', signalOf(call))),
    getRegion: (call?: CallOptions) => dataOf(transport.GET('/region', signalOf(call))),
  }
}

/** `Request` needs an absolute address; a path belongs to the page that runs this. */
function absolute(baseUrl: string): string {
  const page = globalThis.location?.origin
  return page && page !== 'null' && baseUrl.startsWith('/') ? `${page}${baseUrl}` : baseUrl
}
