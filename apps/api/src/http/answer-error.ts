import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { isIndexUnavailable } from '../database/index-unavailable.ts'
import type { ApiEnvironment } from './api-app.ts'
import { ApiError } from './api-error.ts'
import { ContentStoreError } from './content-store-error.ts'

/** Seconds after which a client may try again when index or database is away. */
const RETRY_AFTER_SECONDS = 2

/** Gives every failure its stable code; what is not ours to show stays in the log. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof HTTPException && error.status === 413) {
    return new ApiError('BODY_TOO_LARGE', 'the request body is too large', { cause: error })
  }
  if (error instanceof HTTPException && error.status < 500) {
    return new ApiError('VALIDATION_FAILED', 'the request is malformed', { cause: error })
  }
  if (error instanceof ContentStoreError) {
    return new ApiError('STORE_UNAVAILABLE', 'files cannot be kept or read right now', {
      cause: error,
    })
  }
  if (isIndexUnavailable(error)) {
    return new ApiError('INDEX_UNAVAILABLE', 'the index cannot be read right now', { cause: error })
  }
  return new ApiError('INTERNAL', 'something went wrong on our side', { cause: error })
}

/** Seconds after which a refused client may try again, where the refusal says so. */
const pauseOf = (details: unknown): unknown =>
  (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds

/** Writes a failure as `{error: {code, message, details}}`. */
export function answerError(error: unknown, c: Context<ApiEnvironment>, logger: Logger): Response {
  const known = toApiError(error)
  if (known.status >= 500) {
    logger.error(
      { err: known.cause ?? known, code: known.code, requestId: c.get('requestId') },
      'request failed',
    )
  }
  if (known.code === 'INDEX_UNAVAILABLE') c.header('Retry-After', String(RETRY_AFTER_SECONDS))
  const pause = pauseOf(known.details)
  if (typeof pause === 'number') c.header('Retry-After', String(pause))
  c.header('Cache-Control', 'no-store')
  return c.json(
    {
      error: {
        code: known.code,
        message: known.message,
        ...(known.details === undefined ? {} : { details: known.details }),
      },
    },
    known.status,
  )
}
