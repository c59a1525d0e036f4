export type ServeRefusal =
  | 'ROLE_UNKNOWN'
  | 'DEVELOPMENT_ON'
  | 'DEVELOPMENT_KEY'
  | 'DATABASE_MISSING'
  | 'DATABASE_TWICE'
  | 'EMBEDDED_ALONE'
  | 'API_URL_MISSING'
  | 'BOT_TOKEN_MISSING'
  | 'PROXIES_UNSAID'
  | 'CHAIN_UNKNOWN'
  | 'CHAINS_WITHOUT_INDEXER'
  | 'PORT_INVALID'

/** A production server is not started this way; the message says what to do instead. */
export class ServeRefusedError extends Error {
  override readonly name = 'ServeRefusedError'
  readonly code: ServeRefusal

  constructor(code: ServeRefusal, message: string) {
    super(message)
    this.code = code
  }
}
