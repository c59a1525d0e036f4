import type { components } from './generated/api-types.ts'

type ServerCode = components['schemas']['Error']['error']['code']

/** Why a call failed: the server's stable codes, and what can go wrong before the server answers. */
export type ApiErrorCode =
  | ServerCode
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NETWORK'
  | 'TIMEOUT'
  | 'MALFORMED_ANSWER'

/** A failed call. Screens translate by `code`; `message` is English and for logs. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  /** HTTP status; 0 when there was no answer */
  readonly status: number
  readonly details: unknown

  constructor(
    code: ApiErrorCode,
    message: string,
    options: { status: number; details?: unknown; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.code = code
    this.status = options.status
    this.details = options.details
  }

  /** Whether the same call may succeed later without a change. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}
