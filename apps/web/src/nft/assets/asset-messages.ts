/** A file's content. A text stays one for as long as it can: ten thousand blobs at once would stop the page. */
export type Content = Blob | string

/** Files whose addresses a page wants to know. */
export interface AddressRequest {
  readonly files: readonly Content[]
}

/** What the worker answers. */
export type AddressReply =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'answer'; readonly cids: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string }
