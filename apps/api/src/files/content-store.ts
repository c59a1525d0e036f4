import type { FolderBlock } from '@slipway/sdk/ipfs/build-folder'

/** Where the bytes of files are kept, by content address. */
export interface ContentStore {
  /** For logs and answers. */
  readonly name: string
  /**
   * Keeps a file under its address; keeping it again changes nothing.
   *
   * @throws {ContentStoreError} when it cannot be kept, or the engine computes another address
   */
  put: (cid: string, bytes: Uint8Array) => Promise<void>
  /**
   * Keeps a folder over files that were kept before; keeping it again changes nothing.
   *
   * @param blocks those of the folder itself; the last is its root
   * @throws {ContentStoreError} as `put`
   */
  putFolder: (cid: string, blocks: readonly FolderBlock[]) => Promise<void>
  /**
   * @returns the file, undefined when the store does not have it
   * @throws {ContentStoreError} when the store cannot be read, or what it holds has another address
   */
  get: (cid: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** The store cannot be used, or what it says cannot be true. */
export class ContentStoreError extends Error {
  override readonly name = 'ContentStoreError'
  readonly code: 'STORE_UNAVAILABLE' | 'CONTENT_MISMATCH'

  constructor(code: ContentStoreError['code'], message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.code = code
  }
}
