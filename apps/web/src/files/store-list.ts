import { ApiError } from '@slipway/api-client'
import { api } from '../core/api.ts'

/** A list that is being kept: more than six seconds are right for seven megabytes on a slow line. */
const TIMEOUT_MS = 180_000

interface Refusal {
  readonly error?: {
    readonly code: ApiError['code']
    readonly message: string
    readonly details?: unknown
  }
}

/** What the server says of it, as a failure of the API. */
function toError({ status, response }: XMLHttpRequest): ApiError {
  const { error } = (response as Refusal | null) ?? {}
  return new ApiError(error?.code ?? 'MALFORMED_ANSWER', error?.message ?? `status ${status}`, {
    status,
    details: error?.details,
  })
}

/**
 * Keeps a list of wallets and amounts under its content's address. The only upload that is long enough to have a progress, which
 * `fetch` does not tell.
 * @param tell hears how far it is, 0 to 1
 * @param kind of the list: those of Solana have a form of their own
 * @returns its CID
 * @throws {ApiError} when the server refuses or is away; an AbortError when `signal` says so
 */
export function storeList(
  list: Blob,
  tell: (part: number) => void,
  signal: AbortSignal,
  kind: 'airdrop-list' | 'solana-airdrop-list' | 'solana-presale-list' = 'airdrop-list',
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const request = new XMLHttpRequest()
  request.open('POST', `${api.baseUrl}/ipfs/${kind}`)
  request.responseType = 'json'
  request.timeout = TIMEOUT_MS
  request.setRequestHeader('Content-Type', 'application/json')
  request.upload.onprogress = ({ loaded, total }) => tell(total === 0 ? 0 : loaded / total)
  request.onload = () => {
    const { cid } = (request.response as { cid?: string } | null) ?? {}
    if (request.status === 201 && cid) resolve(cid)
    else reject(toError(request))
  }
  request.onerror = () =>
    reject(new ApiError('NETWORK', 'the API cannot be reached', { status: 0 }))
  request.ontimeout = () =>
    reject(new ApiError('TIMEOUT', 'the API did not answer in time', { status: 0 }))
  signal.addEventListener('abort', () => {
    request.abort()
    reject(signal.reason)
  })
  request.send(list)
  return promise
}
