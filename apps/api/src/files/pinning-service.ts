import { z } from 'zod'

const TIMEOUT_MS = 10_000

const pinStatusSchema = z.object({
  requestid: z.string().min(1).max(200),
  status: z.enum(['queued', 'pinning', 'pinned', 'failed']),
  info: z.record(z.string(), z.unknown()).optional(),
})

/** Where a pin stands at the service. */
export interface RemotePin {
  requestId: string
  status: 'queued' | 'pinning' | 'pinned' | 'failed'
  detail: string | null
}

/** A service that keeps files on IPFS for its customers. */
export interface PinningService {
  readonly name: string
  /** Asks for a file to be pinned. */
  add: (cid: string) => Promise<RemotePin>
  /** Asks how far it is. */
  look: (requestId: string) => Promise<RemotePin>
}

/** The service refused or could not be reached. */
class PinningError extends Error {
  override readonly name = 'PinningError'
  readonly code = 'PINNING_FAILED'
}

/**
 * Speaks the vendor-neutral Pinning Service API (https://ipfs.github.io/pinning-services-api-spec/).
 *
 * @param options.url address of its API, without `/pins`
 * @param options.token access token, sent as bearer
 * @param options.origins addresses of nodes that have the files, as the service's `origins`
 */
export function makePinningService(options: {
  name: string
  url: string
  token: string
  origins: readonly string[]
}): PinningService {
  const call = async (path: string, body?: object): Promise<RemotePin> => {
    const response = await fetch(`${options.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${options.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new PinningError(`${options.name} answers ${response.status}`)
    const { requestid, status, info } = pinStatusSchema.parse(await response.json())
    const detail = info?.status_details ?? info?.error
    return { requestId: requestid, status, detail: typeof detail === 'string' ? detail : null }
  }
  return {
    name: options.name,
    add: (cid) => call('/pins', { cid, name: cid, origins: options.origins }),
    look: (requestId) => call(`/pins/${encodeURIComponent(requestId)}`),
  }
}
