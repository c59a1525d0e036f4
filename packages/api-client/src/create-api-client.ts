import createClient from 'openapi-fetch'
import type { ApiError } from './api-error.ts'
import type { components, operations, paths } from './generated/api-types.ts'
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
  /** called for each 401 and 403 before the call rejects */
  onUnauthorized?: (error: ApiError) => void
  onForbidden?: (error: ApiError) => void
  fetch?: (request: Request) => Promise<Response>
}

type Query<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>

type TokenMetadataInput = components['schemas']['TokenMetadataInput']

/** Which token: short name or chain id of its network, and its address. */
export interface TokenPath {
  chain: string
  address: string
}

/** Lets a caller give up early. */
export interface CallOptions {
  signal?: AbortSignal
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
      reportRefusal(error, options)
      throw error
    }
  }
}

function reportRefusal(error: unknown, options: ApiClientOptions) {
  const status = (error as Partial<ApiError>).status
  if (status === 401) options.onUnauthorized?.(error as ApiError)
  if (status === 403) options.onForbidden?.(error as ApiError)
}

/** Every call resolves with its data or throws `ApiError`. */
async function dataOf<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await call
  return data as Data
}

/**
 * The typed door to the API, for browser and Node.
 *
 * @throws {ApiError} from every call, with the server's code, or `NETWORK` or `TIMEOUT`
 */
export function createApiClient(options: ApiClientOptions = {}) {
  const baseUrl = options.baseUrl ?? '/api'
  const client = createClient<paths>({ baseUrl: absolute(baseUrl), fetch: makeFetch(options) })
  const signalOf = (call?: CallOptions) => (call?.signal ? { signal: call.signal } : {})
  return {
    baseUrl,
    listTokens: (query: Partial<Query<'listTokens'>> = {}, call?: CallOptions) =>
      dataOf(client.GET('/tokens', { params: { query }, ...signalOf(call) })),
    getToken: (path: TokenPath, call?: CallOptions) =>
      dataOf(client.GET('/tokens/{chain}/{address}', { params: { path }, ...signalOf(call) })),
    listTokenHolders: (
      path: TokenPath,
      query: Partial<Query<'listTokenHolders'>> = {},
      call?: CallOptions,
    ) =>
      dataOf(
        client.GET('/tokens/{chain}/{address}/holders', {
          params: { path, query },
          ...signalOf(call),
        }),
      ),
    listTokenActions: (
      path: TokenPath,
      query: Partial<Query<'listTokenActions'>> = {},
      call?: CallOptions,
    ) =>
      dataOf(
        client.GET('/tokens/{chain}/{address}/actions', {
          params: { path, query },
          ...signalOf(call),
        }),
      ),
    getTokenVerification: (path: TokenPath, call?: CallOptions) =>
      dataOf(
        client.GET('/tokens/{chain}/{address}/verification', {
          params: { path },
          ...signalOf(call),
        }),
      ),
    /** @param logo the picture's own bytes */
    uploadLogo: (logo: Blob, call?: CallOptions) =>
      dataOf(
        client.POST('/ipfs/logo', {
          // The document says "binary text"; what is sent is the file as it is.
          body: logo as unknown as string,
          bodySerializer: (body) => body,
          headers: { 'Content-Type': 'application/octet-stream' },
          ...signalOf(call),
        }),
      ),
    uploadMetadata: (metadata: TokenMetadataInput, call?: CallOptions) =>
      dataOf(client.POST('/ipfs/metadata', { body: metadata, ...signalOf(call) })),
    getUploadQuota: (call?: CallOptions) => dataOf(client.GET('/ipfs/quota', signalOf(call))),
    getFile: (cid: string, call?: CallOptions) =>
      dataOf(client.GET('/ipfs/files/{cid}', { params: { path: { cid } }, ...signalOf(call) })),
    getStats: (query: Partial<Query<'getStats'>> = {}, call?: CallOptions) =>
      dataOf(client.GET('/stats', { params: { query }, ...signalOf(call) })),
    getStatus: (call?: CallOptions) => dataOf(client.GET('/status', signalOf(call))),
    getRegion: (call?: CallOptions) => dataOf(client.GET('/region', signalOf(call))),
  }
}

export type ApiClient = ReturnType<typeof createApiClient>

/** `Request` needs an absolute address; a path belongs to the page that runs this. */
function absolute(baseUrl: string): string {
  const page = globalThis.location?.origin
  return page && page !== 'null' && baseUrl.startsWith('/') ? `${page}${baseUrl}` : baseUrl
}
