/** Why the embedded database could not be started; a code is never reused for another reason. */
export type EmbeddedDatabaseErrorCode =
  | 'PLATFORM_UNSUPPORTED'
  | 'ROOT_CANNOT_RUN'
  | 'IN_USE'
  | 'INIT_FAILED'
  | 'START_FAILED'
  | 'STOP_FAILED'

/** A failure of the embedded PostgreSQL; the message says what to do about it. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
  readonly code: EmbeddedDatabaseErrorCode

  constructor(code: EmbeddedDatabaseErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.code = code
  }
}
