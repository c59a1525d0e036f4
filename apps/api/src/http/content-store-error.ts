/** The store cannot be used, or what it says cannot be true. */
export class ContentStoreError extends Error {
  override readonly name = 'ContentStoreError'
  readonly code: 'STORE_UNAVAILABLE' | 'CONTENT_MISMATCH'

  constructor(code: ContentStoreError['code'], message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.code = code
  }
}
