import type { FolderBlock } from '@slipway/sdk/ipfs/build-folder'

/** One file as a store lists it. */
export interface StoredFile {
  /** its name in the store; of a file that is whole, its address */
  key: string
  /** undefined: the rest of a write that broke off */
  cid: string | undefined
  bytes: number
  /** milliseconds since 1970, by the store's clock */
  storedAt: number
}

/** What a store offers that says what it holds, and can let go of it. */
export interface ListedStore {
  /** Everything that was stored here, in portions; what others keep beside it is left out. */
  list: () => AsyncIterable<readonly StoredFile[]>
  /**
   * @param before milliseconds since 1970; what was stored later stays
   * @returns whether it was there, and is gone
   * @throws {ContentStoreError} when it cannot be removed
   */
  removeOlder: (key: string, before: number) => Promise<boolean>
}

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
  /** undefined: nobody can tell which of its files came from here */
  listed?: ListedStore
}
