import { ApiError, type ApiErrorCode } from './api-error.ts'

interface ErrorBody {
  error: { code: ApiErrorCode; message: string; details?: unknown }
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false
  const { error } = body
  return (
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
  )
}

const fallbackCode = (status: number): ApiErrorCode => {
  if (status === 401) return 'UNAUTHORIZED'
  if (status === 403) return 'FORBIDDEN'
  return status === 502 || status === 503 || status === 504
    ? 'INDEX_UNAVAILABLE'
    : 'MALFORMED_ANSWER'
}

/** Turns an answer that is not a success into its typed error, also when a proxy wrote the answer. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  if (isErrorBody(body)) {
    return new ApiError(body.error.code, body.error.message, {
      status: response.status,
      details: body.error.details,
    })
  }
  return new ApiError(fallbackCode(response.status), `the API answered ${response.status}`, {
    status: response.status,
  })
}

/** Turns what `fetch` threw into a typed error; an abort by the caller stays what it is. */
export function toNetworkError(error: unknown, callerAborted: boolean): unknown {
  if (callerAborted || error instanceof ApiError) return error
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  return isTimeout
    ? new ApiError('TIMEOUT', 'the API did not answer in time', { status: 0, cause: error })
    : new ApiError('NETWORK', 'the API cannot be reached', { status: 0, cause: error })
}
