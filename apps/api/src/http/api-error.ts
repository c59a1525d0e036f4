/**
 * Every reason for which the API refuses or fails, with its HTTP status. A code is never reused; clients
 * translate by code, the English message is for logs and developers.
 */
export const API_ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  CURSOR_INVALID: 400,
  CID_INVALID: 400,
  UPLOAD_EMPTY: 400,
  ORIGIN_REFUSED: 403,
  CHAIN_UNKNOWN: 404,
  TOKEN_NOT_FOUND: 404,
  PRESALE_NOT_FOUND: 404,
  OFFER_NOT_FOUND: 404,
  LOCK_NOT_FOUND: 404,
  WHITELIST_NOT_FOUND: 404,
  NOT_LISTED: 404,
  FILE_NOT_FOUND: 404,
  SOURCE_NOT_FOUND: 404,
  ROUTE_NOT_FOUND: 404,
  BODY_TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 413,
  IMAGE_TYPE_UNSUPPORTED: 415,
  ADDRESS_LISTED_TWICE: 422,
  IMAGE_NOT_SQUARE: 422,
  IMAGE_SIZE_OUT_OF_RANGE: 422,
  IMAGE_UNREADABLE: 422,
  UPLOAD_QUOTA_EXCEEDED: 429,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  INDEX_UNAVAILABLE: 503,
  TOO_MANY_STREAMS: 503,
  UPLOADS_OFF: 503,
  STORE_UNAVAILABLE: 503,
  STORE_FULL: 507,
} as const

export type ApiErrorCode = keyof typeof API_ERROR_STATUS

/** A refusal with a stable code; `details` must be safe to show to anyone. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly details: unknown

  constructor(
    code: ApiErrorCode,
    message: string,
    options?: { details?: unknown; cause?: unknown },
  ) {
    super(message, { cause: options?.cause })
    this.code = code
    this.details = options?.details
  }

  get status() {
    return API_ERROR_STATUS[this.code]
  }
}
